import type { AlbumCard } from '@dswine/shared/contract/photos';
import { writeDate } from '@dswine/shared/fair/texts/dates';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import { PhotoImage } from './photo-image.tsx';
import styles from './album-tile.module.scss';

type Props = { album: AlbumCard; eager?: boolean; level?: 2 | 3 };

/**
 * An album: its cover as a print with a white edge, on top of two more prints. The title link
 * covers the whole tile.
 */
export function AlbumTile({ album, eager = false, level = 2 }: Props) {
  const t = useTranslations();
  const { locale } = useSite();
  const Title = `h${level}` as const;
  return (
    <article className={styles.tile}>
      <div className={styles.print}>
        <PhotoImage
          photo={album.Cover}
          alt=""
          sizes="(min-width: 992px) 44rem, 92vw"
          eager={eager}
        />
      </div>
      <p className={styles.meta}>
        {album.Group.Name}
        <time dateTime={album.Date}>{writeDate(album.Date, locale)}</time>
        <span>{t('photos.count', { count: album.Count })}</span>
      </p>
      <Title className={styles.title}>
        <a href={paths.album(locale, album.Id)}>{album.Title}</a>
      </Title>
      <p className={styles.text}>{album.Text}</p>
    </article>
  );
}
