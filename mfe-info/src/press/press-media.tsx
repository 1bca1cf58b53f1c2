import type { PressFile, PressMedium } from '@dswine/shared/contract/press';
import { Picture } from '@dswine/shared/ui/picture';
import { PagePart } from '@dswine/shared/ui/page-part';
import { useTranslations } from '@dswine/shared/section/runtime';
import styles from './press-media.module.scss';

type Props = { id: string; title: string; lead?: string; media: readonly PressMedium[] };

/** Logos or pictures, each with caption, source and files to save. */
export function PressMedia({ id, title, lead, media }: Props) {
  if (media.length === 0) return null;
  return (
    <PagePart id={id} className="dw-part dw-part--near" title={title} lead={lead}>
      <ul className={styles.media}>
        {media.map((medium) => (
          <li key={medium.Id}>
            <Medium medium={medium} />
          </li>
        ))}
      </ul>
    </PagePart>
  );
}

function Medium({ medium }: { medium: PressMedium }) {
  const t = useTranslations();
  const { Title, Caption, Credit, Illustration, Preview, Files } = medium;
  return (
    <figure className={styles.medium}>
      <Picture picture={Preview} alt={Title} layout="card" />
      <figcaption>
        <h3>
          {Title} {Illustration ? <span className="dw-chip">{t('illustration')}</span> : null}
        </h3>
        <p>{Caption}</p>
        <p className={styles.credit}>{t('press.credit', { credit: Credit })}</p>
        <ul className={styles.files}>
          {Files.map((file) => (
            <li key={file.Href}>
              <a href={file.Href} download>
                {nameOf(file)}
                <span className="dw-hidden">{t('press.saveWhat', { title: Title })}</span>
              </a>
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  );
}

/** `JPG 2400 × 1600`. */
function nameOf({ Format, Width, Height }: PressFile): string {
  return Width === undefined || Height === undefined ? Format : `${Format} ${Width} × ${Height}`;
}
