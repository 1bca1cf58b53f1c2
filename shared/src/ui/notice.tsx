import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

type Tone = 'info' | 'success' | 'warning' | 'failed';
type Props = {
  tone?: Tone;
  title?: string | undefined;
  children?: ReactNode;
  action?: ReactNode;
};

/** A notice. Errors interrupt (`alert`), others do not (`status`). */
export function Notice({ tone = 'info', title, children, action }: Props) {
  return (
    <div
      className={classNames('dw-notice', `dw-notice--${tone}`)}
      role={tone === 'failed' ? 'alert' : 'status'}
    >
      <svg
        className="dw-notice__mark"
        viewBox="0 0 20 20"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        focusable="false"
      >
        <path d={marks[tone]} />
      </svg>
      <div className="dw-notice__body">
        {title === undefined ? null : <p className="dw-notice__title">{title}</p>}
        {typeof children === 'string' ? <p>{children}</p> : children}
      </div>
      {action === undefined ? null : <div className="dw-notice__action">{action}</div>}
    </div>
  );
}

const circle = 'M18.5 10a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0z';
const marks: Record<Tone, string> = {
  info: `${circle}M10 9v5M10 6v.01`,
  success: `${circle}m-12 .5 2.5 2.5 5-5.5`,
  warning: 'M10 2 1.5 17h17zM10 8v4M10 14.5v.01',
  failed: `${circle}M7 7l6 6M13 7l-6 6`,
};
