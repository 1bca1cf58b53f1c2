import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react';
import { classNames } from './class-names.ts';

type ButtonVariant = {
  kind?: 'primary' | 'quiet' | 'danger' | undefined;
  small?: boolean | undefined;
};
type ButtonProps = ButtonVariant & { busy?: boolean | undefined } & Omit<
    ButtonHTMLAttributes<HTMLButtonElement>,
    'className' | 'style'
  >;
type ButtonLinkProps = ButtonVariant & { href: string; newTab?: boolean | undefined } & Omit<
    AnchorHTMLAttributes<HTMLAnchorElement>,
    'className' | 'style'
  >;

/** A form or action button. While `busy` it keeps focus and ignores clicks. */
export function Button({
  kind,
  small,
  busy = false,
  type = 'button',
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ kind, small })}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {children}
    </button>
  );
}

/** A link that looks like a button. */
export function ButtonLink({ kind, small, newTab = false, children, ...rest }: ButtonLinkProps) {
  return (
    <a
      {...rest}
      className={buttonClass({ kind, small })}
      {...(newTab ? { target: '_blank', rel: 'noopener' } : {})}
    >
      {children}
    </a>
  );
}

function buttonClass({
  kind,
  small,
}: {
  kind: ButtonVariant['kind'] | undefined;
  small: boolean | undefined;
}): string {
  return classNames(
    'dw-button',
    kind && kind !== 'primary' && `dw-button--${kind}`,
    small && 'dw-button--small',
  );
}
