import { useEffect, useRef, useState } from 'react';
import type { ListEntry } from '@dswine/shared/fair/lists/my-list';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { Button, ButtonLink } from '@dswine/shared/ui/button';
import { Share } from '@dswine/shared/ui/share';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import { QrCode } from '../../page-layout/qr-code.tsx';
import styles from './share-list.module.scss';
import { writeSharedList } from './shared-list.ts';

/** Longer addresses make a QR code that phones cannot read from a screen. */
const maxScanned = 1500;

/** The list as a link and a QR code, with the notes only if the visitor wants that. */
export function ShareList({ entries }: { entries: readonly ListEntry[] }) {
  const t = useTranslations();
  const { locale } = useSite();
  const [isShown, setShown] = useState(false);
  const [withNotes, setWithNotes] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  // The server does not know the list, so the browser found no such place.
  useEffect(() => {
    if (location.hash === '#share-list') heading.current?.scrollIntoView();
  }, []);
  const shared = entries.filter(({ isDeleted }) => !isDeleted);
  const path = paths.myList(locale) + writeSharedList(shared, withNotes);
  const address = new URL(path, location.href).href;
  return (
    <section className={styles.share} aria-labelledby="share-list">
      <h2 id="share-list" ref={heading}>
        {t('myList.hand.title')}
      </h2>
      <p>{t('myList.hand.text')}</p>
      <label className={styles.choice}>
        <input
          type="checkbox"
          checked={withNotes}
          onChange={(event) => setWithNotes(event.currentTarget.checked)}
        />
        {t('myList.hand.withNotes')}
      </label>
      <div className={styles.ways}>
        <Share href={path} title={t('myList.hand.subject')} label={t('myList.hand.share')} />
        <ButtonLink
          kind="quiet"
          small
          newTab
          href={`https://line.me/R/share?text=${encodeURIComponent(`${t('myList.hand.subject')} ${address}`)}`}
        >
          {t('myList.hand.line')}
        </ButtonLink>
        <Button kind="quiet" small onClick={() => setShown(!isShown)} aria-expanded={isShown}>
          {t('myList.hand.qr')}
        </Button>
      </div>
      {isShown && address.length <= maxScanned ? (
        <QrCode address={address} label={t('myList.hand.qrAlt')} />
      ) : null}
      <p role="status">
        {isShown && address.length > maxScanned ? t('myList.hand.tooLong') : null}
      </p>
    </section>
  );
}
