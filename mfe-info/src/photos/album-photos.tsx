import { useRef, useState } from 'react';
import type { Photo } from '@dswine/shared/contract/photos';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import { PhotoSource } from './photo-source.tsx';
import { Lightbox } from './lightbox.tsx';
import { PhotoImage } from './photo-image.tsx';
import styles from './album-photos.module.scss';

type Props = { title: string; photos: readonly Photo[] };

/**
 * The photos of an album. Each links to its large file; with JavaScript the link opens the
 * lightbox.
 */
export function AlbumPhotos(props: Props) {
  const { locale } = useSite();
  return <Album key={locale} {...props} />;
}

function Album({ title, photos: latest }: Props) {
  const t = useTranslations();
  // While the lightbox is open, the album stays as it was, so that the number is of the same photo.
  const [opened, setOpened] = useState<{ photos: Props['photos']; index: number }>();
  const photos = opened?.photos ?? latest;
  const links = useRef<(HTMLAnchorElement | null)[]>([]);
  return (
    <>
      <ul className={styles.grid} aria-label={title}>
        {photos.map((photo, index) => (
          <li key={photo.Id}>
            <figure>
              <a
                ref={(link) => void (links.current[index] = link)}
                href={photo.Large}
                // Held by the boot script until the lightbox is there.
                aria-haspopup="dialog"
                aria-label={t('photos.open', { number: index + 1, caption: photo.Caption })}
                onClick={(event) => {
                  if (
                    event.button !== 0 ||
                    event.metaKey ||
                    event.ctrlKey ||
                    event.shiftKey ||
                    event.altKey
                  )
                    return;
                  event.preventDefault();
                  setOpened({ photos, index });
                }}
              >
                <PhotoImage
                  photo={photo}
                  sizes="(min-width: 992px) 26rem, 46vw"
                  eager={index < 2}
                />
              </a>
              <figcaption>
                {photo.Caption} <PhotoSource photo={photo} />
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <Lightbox
        title={title}
        photos={photos}
        shown={opened?.index}
        onClose={(last) => {
          setOpened(undefined);
          links.current[last]?.focus();
        }}
      />
    </>
  );
}
