import type { About } from '@dswine/shared/contract/editions';
import { inLocale } from '@dswine/shared/fair/bilingual';
import { writeDateRange } from '@dswine/shared/fair/dates';
import { ButtonLink } from '@dswine/shared/look/button';
import { Figures } from '@dswine/shared/look/figure';
import { useSite } from '@dswine/shared/section/runtime';
import { useShell } from '../composition/shell-context.ts';
import { menuOf } from '../frame/menu.ts';
import { useShellWords } from '../shell-words.ts';

/** What, when and where, from the edition record; where to go next, from what the sections put into the menu. */
export function Hero({ about }: { about: About | undefined }) {
  const t = useShellWords();
  const { state } = useShell();
  const { locale, edition } = useSite();
  const ways = menuOf(state.composition.menu, locale, '/').filter(({ group }) => group === 'visitors' || group === 'exhibitors');
  const number = new Intl.NumberFormat(locale === 'tw' ? 'zh-TW' : 'en');
  return (
    <div className="home-hero">
      <div className="dw-container home-hero-inner">
        <h1>{edition ? inLocale(edition.ShowName, locale) : t('home.title')}</h1>
        {edition && <p className="dw-lead">{inLocale(edition.Slogan, locale)}</p>}
        {edition && (
          <dl className="home-facts">
            <div>
              <dt>{t('home.when')}</dt>
              <dd>{writeDateRange(edition.StartDate, edition.EndDate, locale)}</dd>
            </div>
            <div>
              <dt>{t('home.where')}</dt>
              <dd>{inLocale(edition.Venue.Name, locale)}</dd>
            </div>
          </dl>
        )}
        <p className="dw-cluster">
          {ways.map(({ group, links }, index) => (
            <ButtonLink key={group} href={links[0]?.href ?? ''} kind={index === 0 ? 'primary' : 'quiet'}>
              {links[0]?.label}
            </ButtonLink>
          ))}
        </p>
      </div>
      {about && (
        <div className="dw-container">
          <Figures figures={about.Figures.map(({ Value, Unit, Label }) => ({ value: number.format(Value), unit: Unit, label: Label }))} />
        </div>
      )}
    </div>
  );
}
