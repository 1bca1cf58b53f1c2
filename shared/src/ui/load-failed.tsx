import { ButtonLink } from './button.tsx';
import { Glass } from './no-data.tsx';
import { failureMessages, useMessages } from './ui-messages.ts';

type Props = {
  title?: string | undefined;
  text?: string | undefined;
  /** URL of this page: retries without JavaScript, or if `retry` is not set. */
  href: string;
  retry?: (() => void) | undefined;
  busy?: boolean | undefined;
};

/** Error state of a page or list, with a retry. */
export function LoadFailed({ title, text, href, retry, busy = false }: Props) {
  const messages = useMessages(failureMessages);
  return (
    <div className="dw-empty" role="alert">
      <Glass
        level="M4 57.5c5-3 9-1 14-2.5 4-1 8 0 9 2.5z"
        lines="M8.5 37.5 15.5 56c9.5 1 29-6 24-18.5S17.5 32 8.5 37.5zM40 38.5l17-6.5M54.5 23.5c1.5-.5 3.5 2.8 5 6.8s2 8 .5 8.5zM2 57.5h60"
      />
      <p className="dw-empty__title">{title ?? messages.failed}</p>
      <p className="dw-empty__text">{text ?? messages.text}</p>
      <ButtonLink
        href={href}
        aria-disabled={busy || undefined}
        onClick={(event) => {
          if (!retry) return;
          event.preventDefault();
          if (!busy) retry();
        }}
      >
        {messages.retry}
      </ButtonLink>
    </div>
  );
}
