import type { AnchorHTMLAttributes, ReactNode } from 'react';

type Props = {
  href: string;
  children: ReactNode;
  /** Opens a new tab; this text says so to screen readers, e.g. "opens in a new tab". */
  external?: string | undefined;
} & Omit<
  AnchorHTMLAttributes<HTMLAnchorElement>,
  'className' | 'style' | 'href' | 'target' | 'rel'
>;

/** A link in running text. */
export function TextLink({ href, children, external, ...rest }: Props) {
  if (external === undefined)
    return (
      <a {...rest} className="dw-link" href={href}>
        {children}
      </a>
    );
  return (
    <a {...rest} className="dw-link" href={href} target="_blank" rel="noopener">
      {children}
      <span className="dw-link__mark" aria-hidden="true" />
      <span className="dw-hidden"> {external}</span>
    </a>
  );
}

/** A stand-alone link with an arrow: "All news". */
export function OnwardLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className="dw-link dw-link--onward" href={href}>
      {children}
    </a>
  );
}
