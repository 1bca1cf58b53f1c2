import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { Photo } from '@dswine/shared/contract/photos';
import { useTranslations } from '@dswine/shared/section/runtime';
import { LightboxButton } from './lightbox-button.tsx';
import { PhotoImage } from './photo-image.tsx';
import styles from './lightbox.module.scss';

type Props = {
  title: string;
  photos: readonly Photo[];
  /** Which picture it opens with; closed without one. */
  shown: number | undefined;
  /** Says which picture was seen last, so that focus can go back to it. */
  onClose: (last: number) => void;
};
const largestZoom = 3;

/**
 * The pictures large, in the browser's own dialog: a track that snaps from one to the next, so that a swipe is a scroll. It leaves the
 * statutory warning in sight. Zoomed in, a picture is a field to scroll in, by finger, wheel or arrow keys.
 */
export function Lightbox({ title, photos, shown, onClose }: Props) {
  const t = useTranslations();
  const dialog = useRef<HTMLDialogElement>(null);
  const track = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(0);
  const [zoom, setZoom] = useState(1);

  useEffect(() => {
    if (shown === undefined || dialog.current?.open) return;
    dialog.current?.showModal();
    setAt(shown);
    setZoom(1);
  }, [shown]);

  // After the zoom is gone: a track that snaps again would go back to the slide that it snapped to last.
  useEffect(() => {
    if (shown !== undefined && slideOf(track.current) !== at) scrollToSlide(track.current, at);
  }, [shown, at, zoom]);

  function turn(to: number) {
    setZoom(1);
    setAt(Math.min(Math.max(to, 0), photos.length - 1));
  }
  function change(by: number) {
    setZoom((now) => Math.min(Math.max(now + by, 1), largestZoom));
  }
  function press(event: KeyboardEvent) {
    const zoomed = zoom > 1;
    const acts: Record<string, () => void> = {
      ...(!zoomed && { ArrowLeft: () => turn(at - 1), ArrowRight: () => turn(at + 1) }),
      PageUp: () => turn(at - 1),
      PageDown: () => turn(at + 1),
      Home: () => turn(0),
      End: () => turn(photos.length - 1),
      '+': () => change(1),
      '=': () => change(1),
      '-': () => change(-1),
      '0': () => setZoom(1),
    };
    const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : acts[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  }
  function follow() {
    const slide = slideOf(track.current);
    if (slide !== undefined && zoom === 1) setAt(slide);
  }

  const photo = photos[at];
  return (
    <dialog
      ref={dialog}
      className={styles.box}
      aria-label={t('photos.box', { title })}
      aria-describedby="lightbox-keys"
      onKeyDown={press}
      onClose={() => onClose(at)}
    >
      <ul
        ref={track}
        className={styles.track}
        tabIndex={0}
        aria-label={title}
        data-zoomed={zoom > 1 || undefined}
        onScroll={follow}
      >
        {shown === undefined
          ? null
          : photos.map((one, index) => (
              <li
                key={one.Id}
                className={styles.slide}
                data-zoom={index === at ? zoom : 1}
                aria-hidden={index === at ? undefined : true}
                tabIndex={index === at && zoom > 1 ? 0 : undefined}
                onDoubleClick={() => setZoom(zoom > 1 ? 1 : 2)}
              >
                {Math.abs(index - at) < 2 ? (
                  <PhotoImage photo={one} sizes={zoom > 1 ? '200vw' : '100vw'} eager />
                ) : null}
              </li>
            ))}
      </ul>
      <div className={styles.foot}>
        <p className={styles.caption} aria-live="polite">
          <span className={styles.number}>
            {t('photos.of', { number: at + 1, total: photos.length })}
          </span>
          {photo?.Caption}
        </p>
        <p id="lightbox-keys" className="dw-hidden">
          {t('photos.keys')}
        </p>
        <div className={styles.buttons}>
          <LightboxButton
            mark="previous"
            label={t('photos.previous')}
            off={at === 0}
            onPress={() => turn(at - 1)}
          />
          <LightboxButton
            mark="next"
            label={t('photos.next')}
            off={at === photos.length - 1}
            onPress={() => turn(at + 1)}
          />
          <LightboxButton
            mark="smaller"
            label={t('photos.zoomOut')}
            off={zoom === 1}
            onPress={() => change(-1)}
          />
          <LightboxButton
            mark="larger"
            label={t('photos.zoomIn')}
            off={zoom === largestZoom}
            onPress={() => change(1)}
          />
          <LightboxButton
            mark="close"
            label={t('photos.close')}
            onPress={() => dialog.current?.close()}
          />
        </div>
      </div>
    </dialog>
  );
}

function slideOf(track: HTMLElement | null): number | undefined {
  return track && track.clientWidth > 0
    ? Math.round(track.scrollLeft / track.clientWidth)
    : undefined;
}

function scrollToSlide(track: HTMLElement | null, at: number): void {
  track?.scrollTo({ left: at * track.clientWidth, behavior: 'instant' });
}
