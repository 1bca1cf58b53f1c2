import { pageMessages, useMessages } from './ui-messages.ts';

type Shape = 'picture' | 'kicker' | 'title' | 'line';

/** A grey placeholder of one shape. */
export function Skeleton({ shape }: { shape: Shape }) {
  return <span className={`dw-skeleton dw-skeleton--${shape}`} aria-hidden="true" />;
}

type Props = { count?: number | undefined; label?: string | undefined };

/** Loading state of a grid of cards. `label` is read aloud, by default "載入中". */
export function CardsSkeleton({ count = 6, label }: Props) {
  const { loading } = useMessages(pageMessages);
  return (
    <div className="dw-cards" role="status" aria-label={label ?? loading}>
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
export function ListSkeleton({ count = 5, label }: Props) {
  const { loading } = useMessages(pageMessages);
  return (
    <div className="dw-rows" role="status" aria-label={label ?? loading}>
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

/** Loading state of the page of one record. */
export function ItemSkeleton({ label }: { label?: string | undefined }) {
  const { loading } = useMessages(pageMessages);
  return (
    <div className="dw-article" role="status" aria-label={label ?? loading}>
      <div className="dw-stack">
        <Skeleton shape="kicker" />
        <Skeleton shape="title" />
        <Skeleton shape="line" />
        <Skeleton shape="line" />
      </div>
      <Skeleton shape="picture" />
    </div>
  );
}

/** Loading state of a large picture, plan or video. */
export function PictureSkeleton() {
  const { loading } = useMessages(pageMessages);
  return (
    <div role="status" aria-label={loading}>
      <Skeleton shape="picture" />
    </div>
  );
}
