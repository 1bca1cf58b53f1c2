import type { About, ExhibitionInfo } from '@dswine/shared/contract/editions';
import { inLocale } from '@dswine/shared/fair/bilingual';
import { writeDateRange } from '@dswine/shared/fair/dates';
import { labelDates } from '@dswine/shared/fair/label-dates';
import { ButtonLink } from '@dswine/shared/look/button';
import { Figures } from '@dswine/shared/look/figure';
import { Picture } from '@dswine/shared/look/picture';
import { useSite } from '@dswine/shared/section/runtime';
import { useShell } from '../composition/shell-context.ts';
import { menuOf } from '../frame/menu.ts';
import { useShellWords } from '../shell-words.ts';
import { ShowState } from './show-state.tsx';

/** The fair as on the label of a bottle: what, when and where from the edition record, and the two ways into the site. */
export function Hero({ about }: { about: About | undefined }) {
  const t = useShellWords();
  const { locale, edition } = useSite();
  const number = new Intl.NumberFormat(locale === 'tw' ? 'zh-TW' : 'en');
  return (
    <div className="home-hero">
      <div className="home-stage">
        {about && <Picture picture={about.Picture} alt="" eager className="home-picture" />}
        <div className="dw-container">
          <div className="dw-label home-label">
            <h1 className="home-name">{edition ? inLocale(edition.ShowName, locale) : t('home.title')}</h1>
            {edition && <p className="home-slogan">{inLocale(edition.Slogan, locale)}</p>}
            {edition && <Facts edition={edition} />}
            {edition && <ShowState edition={edition} />}
            <Ways />
          </div>
        </div>
      </div>
      {about && (
        <div className="dw-container home-figures">
          <Figures
            figures={about.Figures.map(({ Value, Unit, Label }) => ({
              value: number.format(Value),
              unit: Unit,
              label: Label,
            }))}
          />
        </div>
      )}
    </div>
  );
}

function Facts({ edition }: { edition: ExhibitionInfo }) {
  const t = useShellWords();
  const { locale } = useSite();
  const { days, month, weekdays } = labelDates(edition.StartDate, edition.EndDate, locale);
  return (
    <dl className="home-facts">
      <div>
        <dt className="dw-hidden">{t('home.when')}</dt>
        <dd className="home-when">
          <span className="dw-hidden">{writeDateRange(edition.StartDate, edition.EndDate, locale)}</span>
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
        <dd className="home-where">
          {inLocale(edition.Venue.Name, locale)} <span>{inLocale(edition.Venue.Hall, locale)}</span>
        </dd>
      </div>
    </dl>
  );
}

/** For those who come and for those who exhibit: what the sections put first into these groups of the menu. */
function Ways() {
  const { state } = useShell();
  const { locale } = useSite();
  const ways = menuOf(state.composition.menu, locale, '').filter(
    ({ group }) => group === 'visitors' || group === 'exhibitors',
  );
  return (
    <p className="home-ways">
      {ways.map(({ group, links }, index) => (
        <ButtonLink key={group} href={links[0]?.href ?? ''} kind={index === 0 ? 'primary' : 'quiet'}>
          {links[0]?.label}
        </ButtonLink>
      ))}
    </p>
  );
}
