import { useEffect, useRef, type ReactNode } from 'react';

type Props = {
  /** What is folded and how much: "2 days that are over". */
  label: string;
  /** Ids of the parts inside that links lead to. */
  ids?: readonly string[];
  children: ReactNode;
};

/** What is over, folded during the show. A link to a part of it unfolds it. */
export function FoldedPast({ label, ids = [], children }: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  const anchors = ids.map((id) => `#${id}`).join();
  useEffect(() => {
    const unfold = (hash: string) => {
      const { current } = details;
      if (!current || current.open || hash === '' || !anchors.split(',').includes(hash))
        return false;
      current.open = true;
      return true;
    };
    // Before the site follows the link, so that it scrolls to a part that is visible.
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element) unfold(target.closest('a')?.hash ?? '');
    };
    if (unfold(location.hash)) document.getElementById(location.hash.slice(1))?.scrollIntoView();
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, [anchors]);
  return (
    <div className="dw-accordion dw-past">
      <details ref={details}>
        <summary>{label}</summary>
        {children}
      </details>
    </div>
  );
}
