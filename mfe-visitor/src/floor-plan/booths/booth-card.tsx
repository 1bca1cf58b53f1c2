import type { Booth } from '@dswine/shared/contract/floorplan';
import { langOf } from '@dswine/shared/fair/texts/bilingual';
import { joinNames } from '@dswine/shared/fair/texts/join-names';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { ButtonLink } from '@dswine/shared/ui/button';
import { AreaMark } from '@dswine/shared/ui/area-mark';
import { TextLink } from '@dswine/shared/ui/link';
import { MyListButton } from '@dswine/shared/ui/my-list-button';
import { useHere } from '@dswine/shared/section/here';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import { useShowState } from '@dswine/shared/section/show-state';
import styles from './booth-card.module.scss';
import { planAddress, type PlanQuery } from '../shown/plan-query.ts';

type Props = {
  booth: Booth;
  sisters: readonly Booth[];
  namesakes: readonly Booth[];
  query: PlanQuery;
};

/** The selected booth: exhibitors, area and next actions. */
export function BoothCard({ booth, sisters, namesakes, query }: Props) {
  const t = useTranslations();
  const { locale } = useSite();
  const { unpublished } = useShowState();
  const { Number, Area, Exhibitors } = booth;
  const { booth: _booth, find: _find, ...rest } = query;
  return (
    <article className={styles.card} data-area={Area} aria-labelledby="chosen-booth">
      <p className={styles.kicker}>
        <AreaMark area={Area} />
        {t('plan.boothIn', { area: t(`area.${Area}`) })}
      </p>
      <h2 className={styles.title} id="chosen-booth" tabIndex={-1}>
        <span className={styles.number}>{Number}</span>
        {Exhibitors.map((exhibitor) => (
          <span key={exhibitor.Id} className={styles.name} {...langOf(exhibitor, 'Name', locale)}>
            {exhibitor.Name}
          </span>
        ))}
        {Exhibitors.length === 0 ? (
          <span className={styles.name}>
            {t(unpublished === 'coming' ? 'plan.free' : 'plan.unlisted')}
          </span>
        ) : null}
      </h2>
      {sisters.length > 0 ? (
        <p className={styles.more}>
          {t('plan.sisters', {
            numbers: joinNames(
              sisters.map((one) => one.Number),
              locale,
            ),
          })}
        </p>
      ) : null}
      {namesakes.length > 0 ? (
        <p className={styles.more}>
          {t('plan.namesakes')}
          {namesakes.map((one) => (
            <span key={one.Number} className={styles.namesake}>
              <TextLink href={planAddress(locale, { ...rest, booth: one.Number })}>
                {one.Number}
              </TextLink>
            </span>
          ))}
        </p>
      ) : null}
      <BoothActions booth={booth} sisters={sisters} rest={rest} />
    </article>
  );
}

type ActionsProps = Pick<Props, 'booth' | 'sisters'> & {
  /** The query without the selected booth. */
  rest: PlanQuery;
};

function BoothActions({ booth: { Number, Exhibitors }, sisters, rest }: ActionsProps) {
  const t = useTranslations();
  const { locale } = useSite();
  const here = useHere();
  const { invites } = useShowState();
  const [only, ...others] = Exhibitors;
  return (
    <div className={styles.actions}>
      {Exhibitors.map(({ Id, Name }) => (
        <ButtonLink key={Id} small href={paths.exhibitor(locale, Id)}>
          {Exhibitors.length === 1 ? t('plan.open') : t('plan.openNamed', { name: Name })}
        </ButtonLink>
      ))}
      {only && others.length === 0 && invites ? (
        <ButtonLink small kind="quiet" href={`${paths.askExhibitor(locale, only.Id)}#appointment`}>
          {t('inquiry.appointment.ask')}
        </ButtonLink>
      ) : null}
      <ButtonLink
        small
        kind="quiet"
        href={planAddress(locale, { ...rest, booth: Number, from: here?.code, to: Number })}
      >
        {t('plan.routeTo')}
      </ButtonLink>
      <ButtonLink
        small
        kind="quiet"
        href={planAddress(locale, { ...rest, booth: Number, from: Number })}
      >
        {t('plan.routeFrom')}
      </ButtonLink>
      {Exhibitors.map(({ Id, Name }) => (
        <MyListButton
          key={Id}
          entry={{
            kind: 'exhibitor',
            id: Id,
            names: { [locale]: Name },
            booths: [Number, ...sisters.map((one) => one.Number)].sort(),
          }}
          name={Name}
          hasText={Exhibitors.length === 1}
        />
      ))}
      <a className={styles.close} href={planAddress(locale, rest)}>
        {t('plan.close')}
      </a>
    </div>
  );
}
