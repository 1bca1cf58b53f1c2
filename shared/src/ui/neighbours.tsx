import { langOf } from '../fair/texts/bilingual.ts';
import { useSite } from '@dswine/shared/section/runtime';

export type Neighbour = { Id: string; Title: string; Untranslated?: string[] };
type Props = {
  /** Labels of the navigation and of each link. */
  labels: { all: string; previous: string; next: string };
  previous: Neighbour | undefined;
  next: Neighbour | undefined;
  hrefOf: (id: string) => string;
};

/** Links to the previous and next record, at the end of a page. */
export function Neighbours({ labels, previous, next, hrefOf }: Props) {
  if (!previous && !next) return null;
  return (
    <nav className="dw-neighbours" aria-label={labels.all}>
      {previous ? (
        <NeighbourLink
          label={labels.previous}
          item={previous}
          href={hrefOf(previous.Id)}
          rel="prev"
        />
      ) : null}
      {next ? (
        <NeighbourLink label={labels.next} item={next} href={hrefOf(next.Id)} rel="next" />
      ) : null}
    </nav>
  );
}

type LinkProps = { label: string; item: Neighbour; href: string; rel: 'prev' | 'next' };

function NeighbourLink({ label, item, href, rel }: LinkProps) {
  const { locale } = useSite();
  return (
    <a className={`dw-neighbours__${rel}`} href={href} rel={rel}>
      <span className="dw-neighbours__label">{label}</span>
      <span className="dw-neighbours__title" {...langOf(item, 'Title', locale)}>
        {item.Title}
      </span>
    </a>
  );
}
