import type { ReactNode } from 'react';
import type { NamedPlace } from '../contract/wire.ts';
import { paths } from '../fair/paths.ts';
import { useHere } from '../section/here.ts';
import { useSite } from '@dswine/shared/section/runtime';
import { namedPlacesMessages, walkMessages, useMessages } from './ui-messages.ts';

type Props = {
  /** Minutes from the main entrance; undefined for places that are not on the plan. */
  walk: number | undefined;
  children: ReactNode;
  /** BCP 47 tag if the name is not in the page's language. */
  lang?: string | undefined;
} & ({ place: string } | { booth: string | undefined });

/**
 * The name of a place of the hall, as a link to the floor plan with the minutes to walk. A place
 * that is not on the plan is text.
 */
export function PlaceLink({ walk, children, lang, ...of }: Props) {
  const { locale } = useSite();
  const here = useHere();
  const code = 'place' in of ? of.place : of.booth;
  if (walk === undefined || code === undefined) return <span lang={lang}>{children}</span>;
  const href =
    'place' in of ? paths.placeOnPlan(locale, code, here?.code) : paths.boothOnPlan(locale, code);
  return (
    <a className="dw-place" href={href}>
      {lang === undefined ? children : <span lang={lang}>{children}</span>}{' '}
      <WalkingTime place={code} walk={walk} />
    </a>
  );
}

type TimeProps = { place: string | undefined; walk: number | undefined };

/** Minutes to walk: from the main entrance, or from where the visitor says to be. */
export function WalkingTime({ place = '', walk }: TimeProps) {
  const { fromHere, fromEntrance, youAreHere } = useMessages(walkMessages);
  const minutes = useHere()?.walks[place];
  if (walk === undefined) return null;
  const text =
    minutes === undefined ? fromEntrance(walk) : minutes === 0 ? youAreHere : fromHere(minutes);
  return <span className="dw-place__walk">{text}</span>;
}

/** The places of the hall that a text names, each with the way there. */
export function PlacesNamed({ places = [] }: { places?: readonly NamedPlace[] | undefined }) {
  const { title } = useMessages(namedPlacesMessages);
  if (places.length === 0) return null;
  return (
    <aside className="dw-places" aria-label={title}>
      <p className="dw-places__title" aria-hidden="true">
        {title}
      </p>
      <ul role="list">
        {places.map(({ Code, Name, Walk, Booth }) => (
          <li key={Code}>
            <PlaceLink walk={Walk} {...(Booth ? { booth: Code } : { place: Code })}>
              {Name}
            </PlaceLink>
          </li>
        ))}
      </ul>
    </aside>
  );
}
