import type { ReactNode } from 'react';
import type { NamedPlace } from '../contract/wire.ts';
import { paths } from '../fair/addresses/paths.ts';
import { useHere } from '../section/here.ts';
import { useSite } from '@dswine/shared/section/runtime';
import { namedPlacesMessages, walkMessages, useMessages } from './ui-messages.ts';

type Props = {
  /** Minutes from the main entrance; undefined for places that are not on the plan. */
  walk: number | undefined;
  children: ReactNode;
  /** BCP 47 tag if the name is not in the page's language. */
  lang?: string | undefined;
  /**
   * In cards, of which there are dozens: one text, which says the minutes only to those who have
   * said where they are.
   */
  compact?: boolean | undefined;
} & ({ place: string } | { booth: string | undefined });

/**
 * The name of a place of the hall, as a link to the floor plan with the minutes to walk. A place
 * that is not on the plan is text.
 */
export function PlaceLink({ walk, children, lang, compact = false, ...of }: Props) {
  const { locale } = useSite();
  const here = useHere();
  const code = 'place' in of ? of.place : of.booth;
  const time = useWalkingTime({ place: code, walk });
  const { after } = useMessages(walkMessages);
  if (walk === undefined || code === undefined) return <span lang={lang}>{children}</span>;
  const href =
    'place' in of ? paths.placeOnPlan(locale, code, here?.code) : paths.boothOnPlan(locale, code);
  return (
    <a className="dw-place" href={href}>
      {lang === undefined ? children : <span lang={lang}>{children}</span>}
      {/* A line may end before the minutes, and then need not within the name. */}
      {compact ? here && `${after}${time}` : time && ' '}
      {compact || !time ? null : <small>{time}</small>}
    </a>
  );
}

type TimeProps = { place: string | undefined; walk: number | undefined };

/** Minutes to walk: from the main entrance, or from where the visitor says to be. */
export function WalkingTime(props: TimeProps) {
  const text = useWalkingTime(props);
  return props.walk === undefined ? null : <span className="dw-walk">{text}</span>;
}

function useWalkingTime({ place = '', walk = 0 }: TimeProps): string {
  const { fromHere, fromEntrance, youAreHere } = useMessages(walkMessages);
  const minutes = useHere()?.walks[place];
  if (minutes === undefined) return fromEntrance(walk);
  return minutes === 0 ? youAreHere : fromHere(minutes);
}

/** The places of the hall that a text names, each with the way there. */
export function PlacesNamed({ places = [] }: { places?: readonly NamedPlace[] | undefined }) {
  const { title } = useMessages(namedPlacesMessages);
  if (places.length === 0) return null;
  return (
    <p className="dw-places">
      {title}
      {places.map(({ Code, Name, Walk, Booth }) => (
        <PlaceLink key={Code} walk={Walk} {...(Booth ? { booth: Code } : { place: Code })}>
          {Name}
        </PlaceLink>
      ))}
    </p>
  );
}
