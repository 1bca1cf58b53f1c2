import type { ReactNode } from 'react';

type Moment = {
  id: string;
  /** Display text; `dateTime` is machine-readable. */
  time: string;
  dateTime: string;
  title: string;
  href?: string | undefined;
  text?: ReactNode;
  state?: 'past' | 'now' | 'next' | undefined;
};

/** A chronological list of events. */
export function Timeline({ items }: { items: readonly Moment[] }) {
  return (
    <ol className="dw-timeline">
      {items.map((item) => (
        <li
          key={item.id}
          className={item.state === 'past' ? 'dw-timeline__past' : undefined}
          aria-current={item.state === 'now' ? 'time' : undefined}
        >
          <time className="dw-timeline__time" dateTime={item.dateTime}>
            {item.time}
          </time>
          <div className="dw-timeline__body">
            <h3 className="dw-timeline__title">
              {item.href === undefined ? item.title : <a href={item.href}>{item.title}</a>}
            </h3>
            {item.text === undefined ? null : <div className="dw-timeline__text">{item.text}</div>}
          </div>
        </li>
      ))}
    </ol>
  );
}
