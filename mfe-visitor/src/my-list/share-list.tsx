import { useState } from 'react';
import { writeHandover, type ListEntry } from '@dswine/shared/fair/my-list';
import { paths } from '@dswine/shared/fair/paths';
import { Button } from '@dswine/shared/ui/button';
import { Share } from '@dswine/shared/ui/share';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import styles from './share-list.module.scss';
import { QrCode } from './qr-code.tsx';

/**
 * The list as a link and a QR code. The ids are in the URL fragment, which browsers do not send to
 * servers.
 */
export function ShareList({ entries }: { entries: readonly ListEntry[] }) {
  const t = useTranslations();
  const { locale } = useSite();
  const [shown, setShown] = useState(false);
  const path = `${paths.myList(locale)}#add=${writeHandover(entries)}`;
  return (
    <section className={styles.share} aria-labelledby="share-list">
      <h2 id="share-list">{t('myList.hand.title')}</h2>
      <p>{t('myList.hand.text')}</p>
      <div className={styles.ways}>
        <Share href={path} title={t('myList.hand.subject')} label={t('myList.hand.share')} />
        <Button kind="quiet" small onClick={() => setShown(!shown)} aria-expanded={shown}>
          {t('myList.hand.qr')}
        </Button>
      </div>
      {shown ? (
        <QrCode address={new URL(path, location.href).href} label={t('myList.hand.qrAlt')} />
      ) : null}
    </section>
  );
}
