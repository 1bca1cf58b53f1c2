import { useShellMessages } from '../messages/shell-messages.ts';
import { smoothScrollTo, anchorTarget, takeFocus, TO_TOP_MS } from './smooth-scroll.ts';

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
      className="frame-to-top"
      aria-label={t('frame.toTop')}
      onClick={scrollToTop}
    >
      <svg
        viewBox="0 0 20 20"
        width="20"
        height="20"
        fill="none"
        stroke="currentColor"
        aria-hidden="true"
        focusable="false"
      >
        <path strokeWidth="1.6" d="M10 17V4m-5.5 5.5L10 4l5.5 5.5" />
      </svg>
    </button>
  );
}
