import type { Press } from '@dswine/shared/contract/press';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { QueryPage } from '@dswine/shared/ui/query-page';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import { pageHead } from '@dswine/shared/section/page-head';
import type { Head, HeadContext } from '@dswine/shared/section/section';
import { FurtherPages } from '../page-layout/further-pages.tsx';
import { AccreditationInvite } from './accreditation-invite.tsx';
import { FactSheet } from './fact-sheet.tsx';
import { PressContactCard } from './press-contact-card.tsx';
import { PressMedia } from './press-media.tsx';
import { PressReleases } from './press-releases.tsx';
import styles from './press-page.module.scss';

export function head(context: HeadContext): Head {
  const { press } = context.data;
  return { ...pageHead('press', paths.press)(context), noindex: press === undefined };
}

/** The press room: contact, accreditation, releases, facts, logos and pictures. */
export function Page() {
  const t = useTranslations();
  const { locale } = useSite();
  return (
    <QueryPage<Press>
      request="press"
      title={t('press.title')}
      heading="own"
      missing={{ group: 'press.missing', href: paths.contact(locale) }}
      after={<FurtherPages to={['report', 'albums', 'partners']} />}
    >
      {(press) => <PressRoom press={press} />}
    </QueryPage>
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
