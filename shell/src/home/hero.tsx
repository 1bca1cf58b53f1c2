import type { About, ExhibitionInfo } from '@dswine/shared/contract/editions';
import { inLocale } from '@dswine/shared/fair/texts/bilingual';
import { dayOf, writeDateRange } from '@dswine/shared/fair/texts/dates';
import { labelDates } from '@dswine/shared/fair/texts/dates';
import { inLocalePath } from '@dswine/shared/fair/addresses/locale-path';
import { showPhase } from '@dswine/shared/fair/show/show-phase';
import { ButtonLink } from '@dswine/shared/ui/button';
import { Figures } from '@dswine/shared/ui/figure';
import { Picture } from '@dswine/shared/ui/picture';
import { useNow, useSite } from '@dswine/shared/section/runtime';
import { useShowState } from '@dswine/shared/section/show-state';
import { useVisitorRegistration } from '@dswine/shared/section/visitor-registration';
import { usePlainMenu } from '../layout/menu/use-menu.ts';
import { useShellMessages } from '../messages/shell-messages.ts';
import { ShowState } from './show-state.tsx';

/**
 * The fair presented like a bottle label: name, dates and venue from the edition record, and two
 * main links.
 */
export function Hero({ about }: { about: About | undefined }) {
  const t = useShellMessages();
  const { locale, edition } = useSite();
  return (
    <div className="home-hero">
      <div className="home-banner">
        {about && (
          <Picture picture={about.Picture} alt="" layout="full" eager className="home-picture" />
        )}
        <div className="dw-container">
          <div className="dw-label home-panel">
            <h1 className="home-name">
              {edition ? inLocale(edition.ShowName, locale) : t('home.title')}
            </h1>
            {edition && <p className="home-slogan">{inLocale(edition.Slogan, locale)}</p>}
            {edition && <Facts edition={edition} />}
            <HeroLinks edition={edition} />
            {edition && <ShowState edition={edition} />}
          </div>
        </div>
      </div>
      {about && (
        <div className="dw-container home-figures">
          <Figures figures={about.Figures} />
        </div>
      )}
    </div>
  );
}

function Facts({ edition }: { edition: ExhibitionInfo }) {
  const t = useShellMessages();
  const { locale } = useSite();
  const { days, month, weekdays } = labelDates(edition.StartDate, edition.EndDate, locale);
  return (
    <dl className="home-facts">
      <div>
        <dt className="dw-hidden">{t('home.when')}</dt>
        <dd className="home-dates">
          <span className="dw-hidden">
            {writeDateRange(edition.StartDate, edition.EndDate, locale)}
          </span>
          <span className="home-days" aria-hidden="true">
            {days}
          </span>
          <span className="home-month" aria-hidden="true">
            {month}
            <small>{weekdays}</small>
          </span>
        </dd>
      </div>
      <div>
        <dt className="dw-hidden">{t('home.where')}</dt>
        <dd className="home-venue">
          {inLocale(edition.Venue.Name, locale)} <span>{inLocale(edition.Venue.Hall, locale)}</span>
        </dd>
      </div>
      <VisitingDays edition={edition} />
    </dl>
  );
}

/** Who may come on which days, from when to when, and for how much, until the show is over. */
function VisitingDays({ edition: { Hours, Price } }: { edition: ExhibitionInfo }) {
  const t = useShellMessages();
  const { locale } = useSite();
  const { invites } = useShowState();
  if (!invites) return null;
  const audiences = [...new Set(Hours.map(({ Audience }) => inLocale(Audience, locale)))];
  return (
    <div>
      <dt className="dw-hidden">{t('home.who')}</dt>
      {audiences.map((audience) => {
        const days = Hours.filter(({ Audience }) => inLocale(Audience, locale) === audience);
        const times = new Set(days.map(({ Open, Close }) => `${Open}–${Close}`));
        const [first, last] = [days[0]?.Date ?? '', days.at(-1)?.Date ?? ''];
        return (
          <dd key={audience} className="home-who">
            <strong>{labelDates(first, last, locale).weekdays}</strong> {[...times].join(', ')}{' '}
            <span>{audience}</span>
          </dd>
        );
      })}
      {Price && <dd className="home-who">{inLocale(Price, locale)}</dd>}
    </div>
  );
}

const shownLinks = 2;

/** The main links of the state of the year. Menu entries keep the labels of the menu. */
function HeroLinks({ edition }: { edition: ExhibitionInfo | undefined }) {
  const t = useShellMessages();
  const { locale } = useSite();
  const plain = usePlainMenu();
  const { homeLinks } = useShowState();
  const next = edition?.Next?.ExhibitionYear;
  const now = useNow();
  const phase = edition && showPhase(edition, now);
  const isBetweenDays = phase?.phase === 'closed' && phase.date !== dayOf(now);
  const { view } = useVisitorRegistration();
  const ownLabels: Record<string, string | undefined> = {
    '/VisitorReg': view === 'arrival' ? undefined : t('layout.preRegistration'),
    '/Today': isBetweenDays ? t('home.nextShowDay') : t('home.today'),
    '/Notify?as=visitor': next && t('home.notify', { year: next }),
  };
  const menuLinks = plain.flatMap((item) => item.links);
  const links = homeLinks.flatMap((path) => {
    const href = inLocalePath(locale, path);
    const label =
      path in ownLabels ? ownLabels[path] : menuLinks.find((link) => link.href === href)?.label;
    return label === undefined ? [] : [{ href, label }];
  });
  return (
    <p className="home-actions">
      {links.slice(0, shownLinks).map(({ href, label }, index) => (
        <ButtonLink key={href} href={href} kind={index === 0 ? 'primary' : 'quiet'}>
          {label}
        </ButtonLink>
      ))}
    </p>
  );
}
