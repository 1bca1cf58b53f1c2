import { useEffect, useRef, type ReactNode } from 'react';

type Props = {
  id: string;
  title: string;
  closeLabel: string;
  open: boolean;
  onClose: () => void;
  children: ReactNode;
  footer?: ReactNode;
};

/**
 * A modal question or panel with the native dialog: traps focus, closes on Escape and restores
 * focus.
 */
export function Dialog({ id, title, closeLabel, open, onClose, children, footer }: Props) {
  const element = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open && !element.current?.open) element.current?.showModal();
    if (!open && element.current?.open) element.current.close();
  }, [open]);
  return (
    <dialog
      ref={element}
      id={id}
      className="dw-dialog"
      aria-labelledby={`${id}-title`}
      onClose={onClose}
    >
      <div className="dw-dialog__head">
        <h2 id={`${id}-title`}>{title}</h2>
        <button
          type="button"
          className="dw-dialog__close"
          aria-label={closeLabel}
          onClick={onClose}
        >
          <svg
            viewBox="0 0 10 10"
            stroke="currentColor"
            strokeWidth="1.2"
            aria-hidden="true"
            focusable="false"
          >
            <path d="m1 1 8 8M9 1 1 9" />
          </svg>
        </button>
      </div>
      <div className="dw-dialog__body">{children}</div>
      {footer === undefined ? null : <div className="dw-dialog__foot">{footer}</div>}
    </dialog>
  );
}
