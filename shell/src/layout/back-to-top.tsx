import { useShellMessages } from '../messages/shell-messages.ts';
import { smoothScrollTo, anchorTarget, takeFocus, TO_TOP_MS } from '../navigation/smooth-scroll.ts';

/** Scrolls back to the top. Hidden and not focusable within the first 300 px. */
export function BackToTop() {
  const t = useShellMessages();
  const scrollToTop = () => {
    smoothScrollTo(0, TO_TOP_MS);
    const top = anchorTarget('#top');
    if (top) takeFocus(top);
  };
  return (
    <button
      type="button"
      className="site-to-top"
      aria-label={t('layout.toTop')}
      onClick={scrollToTop}
    />
  );
}
