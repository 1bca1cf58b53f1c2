import type { Press } from '@dswine/shared/contract/press';
import { paths } from '@dswine/shared/fair/paths';
import { PageLayout } from '@dswine/shared/ui/page-layout';
import { QueryState } from '@dswine/shared/ui/query-state';
import { usePageData, useSite, useTranslations } from '@dswine/shared/section/runtime';
import type { Head, HeadContext } from '@dswine/shared/section/section';
import { FurtherPages } from '../page-layout/further-pages.tsx';
import { AccreditationInvite } from './accreditation-invite.tsx';
import { FactSheet } from './fact-sheet.tsx';
import { PressContactCard } from './press-contact-card.tsx';
import { PressMedia } from './press-media.tsx';
import { PressReleases } from './press-releases.tsx';
import styles from './press-page.module.scss';

export function head({ t, data }: HeadContext): Head {
  return {
    title: t('press.title'),
    description: t('press.description'),
    noindex: data['press'] === undefined,
    breadcrumb: [{ name: t('press.title'), path: paths.press('tw') }],
  };
}

/** The press room: contact, accreditation, releases, facts, logos and pictures. */
export function Page() {
  const t = useTranslations();
  const { locale } = useSite();
  const query = usePageData<Press>('press');
  return (
    <PageLayout title={t('press.title')} {...(query.data && { heading: 'own' })}>
      <QueryState
        query={query}
        missing={{
          title: t('press.missing.title'),
          text: t('press.missing.text'),
          href: paths.contact(locale),
          hrefLabel: t('press.missing.action'),
        }}
      >
        {(press) => <PressRoom press={press} />}
      </QueryState>
      <FurtherPages to={['report', 'albums', 'partners']} />
    </PageLayout>
  );
}

function PressRoom({ press }: { press: Press }) {
  const t = useTranslations();
  const logos = press.Media.filter(({ Kind }) => Kind === 'logo');
  const pictures = press.Media.filter(({ Kind }) => Kind === 'picture');
  return (
    <>
      <PressContactCard press={press} logo={logos[0]} />
      <div className={styles.columns}>
        <PressReleases releases={press.Releases} />
        <AccreditationInvite accreditation={press.Accreditation} />
      </div>
      <FactSheet press={press} />
      <PressMedia id="press-logos" title={t('press.logos')} media={logos} />
      <PressMedia
        id="press-pictures"
        title={t('press.pictures')}
        lead={t('press.picturesLead')}
        media={pictures}
      />
      <section className={styles.rights} aria-labelledby="press-rights">
        <h2 id="press-rights">{t('press.rights')}</h2>
        <ul>
          {press.Rights.map((right) => (
            <li key={right}>{right}</li>
          ))}
        </ul>
      </section>
    </>
  );
}
