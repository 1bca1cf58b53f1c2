type Shape = 'picture' | 'kicker' | 'title' | 'line';

/** A grey placeholder of one shape. */
export function Skeleton({ shape }: { shape: Shape }) {
  return <span className={`dw-skeleton dw-skeleton--${shape}`} aria-hidden="true" />;
}

/** Loading state of a grid of cards. `label` is read aloud, e.g. "載入中". */
export function CardsSkeleton({ count = 6, label }: { count?: number | undefined; label: string }) {
  return (
    <div className="dw-cards" role="status" aria-label={label}>
      {Array.from({ length: count }, (_, index) => (
        <div className="dw-card" key={index}>
          <Skeleton shape="picture" />
          <div className="dw-card__body dw-stack">
            <Skeleton shape="kicker" />
            <Skeleton shape="title" />
            <Skeleton shape="line" />
          </div>
        </div>
      ))}
    </div>
  );
}

/** Loading state of a list of rows. */
export function ListSkeleton({ count = 5, label }: { count?: number | undefined; label: string }) {
  return (
    <div className="dw-rows" role="status" aria-label={label}>
      {Array.from({ length: count }, (_, index) => (
        <div className="dw-row" key={index}>
          <div className="dw-row__body">
            <Skeleton shape="kicker" />
            <Skeleton shape="title" />
            <Skeleton shape="line" />
          </div>
        </div>
      ))}
    </div>
  );
}
