import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import type { Photo } from '@dswine/shared/contract/photos';
import { useTranslations } from '@dswine/shared/section/runtime';
import { LightboxButton } from './lightbox-button.tsx';
import { PhotoImage } from './photo-image.tsx';
import { PhotoSource } from './photo-source.tsx';
import styles from './lightbox.module.scss';

type Props = {
  title: string;
  photos: readonly Photo[];
  /** The index of the photo to open; undefined while closed. */
  shown: number | undefined;
  /** Called with the index of the last visible photo, so that focus can return to it. */
  onClose: (last: number) => void;
};
const largestZoom = 3;

/**
 * The photos in a native dialog. A scroll-snap track makes a swipe a scroll. The dialog leaves the
 * statutory warning visible. A zoomed photo scrolls by finger, wheel or arrow keys.
 */
export function Lightbox({ title, photos, shown, onClose }: Props) {
  const t = useTranslations();
  const dialog = useRef<HTMLDialogElement>(null);
  const view = useView({ dialog, photos, shown });
  const { track, current, zoom, setZoom, handleKeyDown, handleScroll } = view;
  const photo = photos[current];
  return (
    <dialog
      ref={dialog}
      className={styles.box}
      aria-label={t('photos.box', { title })}
      aria-describedby="lightbox-keys"
      onKeyDown={handleKeyDown}
      onClose={() => onClose(current)}
    >
      <ul
        ref={track}
        className={styles.track}
        tabIndex={0}
        aria-label={title}
        data-zoomed={zoom > 1 || undefined}
        onScroll={handleScroll}
      >
        {shown === undefined ? null : (
          <Slides photos={photos} current={current} zoom={zoom} setZoom={setZoom} />
        )}
      </ul>
      <div className={styles.foot}>
        <p className={styles.caption} aria-live="polite">
          <span className={styles.number}>
            {t('photos.of', { number: current + 1, total: photos.length })}
          </span>
          {photo?.Caption} {photo && <PhotoSource photo={photo} />}
        </p>
        <p id="lightbox-keys" className="dw-hidden">
          {t('photos.keys')}
        </p>
        <Buttons view={view} count={photos.length} close={() => dialog.current?.close()} />
      </div>
    </dialog>
  );
}

type ViewOptions = Pick<Props, 'photos' | 'shown'> & {
  dialog: RefObject<HTMLDialogElement | null>;
};

/** The current photo and its zoom, and how keys and scrolling change them. */
function useView({ dialog, photos, shown }: ViewOptions) {
  const track = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const [zoom, setZoom] = useState(1);

  useEffect(() => {
    if (shown === undefined || dialog.current?.open) return;
    dialog.current?.showModal();
    setCurrent(shown);
    setZoom(1);
  }, [shown, dialog]);

  // Runs after the zoom resets, because re-enabled scroll snapping returns to the last snapped
  // slide.
  useEffect(() => {
    if (shown !== undefined && slideOf(track.current) !== current)
      scrollToSlide(track.current, current);
  }, [shown, current, zoom]);

  function showPhoto(to: number) {
    setZoom(1);
    setCurrent(Math.min(Math.max(to, 0), photos.length - 1));
  }
  function changeZoom(by: number) {
    setZoom((now) => Math.min(Math.max(now + by, 1), largestZoom));
  }
  function handleKeyDown(event: KeyboardEvent) {
    const zoomed = zoom > 1;
    const actions: Record<string, () => void> = {
      ...(!zoomed && {
        ArrowLeft: () => showPhoto(current - 1),
        ArrowRight: () => showPhoto(current + 1),
      }),
      PageUp: () => showPhoto(current - 1),
      PageDown: () => showPhoto(current + 1),
      Home: () => showPhoto(0),
      End: () => showPhoto(photos.length - 1),
      '+': () => changeZoom(1),
      '=': () => changeZoom(1),
      '-': () => changeZoom(-1),
      '0': () => setZoom(1),
    };
    const action = event.ctrlKey || event.metaKey || event.altKey ? undefined : actions[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  }
  function handleScroll() {
    const slide = slideOf(track.current);
    if (slide !== undefined && zoom === 1) setCurrent(slide);
  }
  return { track, current, zoom, setZoom, showPhoto, changeZoom, handleKeyDown, handleScroll };
}

type SlidesProps = {
  photos: readonly Photo[];
  current: number;
  zoom: number;
  setZoom: (zoom: number) => void;
};

function Slides({ photos, current, zoom, setZoom }: SlidesProps) {
  return photos.map((one, index) => (
    <li
      key={one.Id}
      className={styles.slide}
      data-zoom={index === current ? zoom : 1}
      aria-hidden={index === current ? undefined : true}
      tabIndex={index === current && zoom > 1 ? 0 : undefined}
      onDoubleClick={() => setZoom(zoom > 1 ? 1 : 2)}
    >
      {Math.abs(index - current) < 2 ? (
        <PhotoImage photo={one} sizes={zoom > 1 ? '200vw' : '100vw'} eager />
      ) : null}
    </li>
  ));
}

type ButtonsProps = { view: ReturnType<typeof useView>; count: number; close: () => void };

function Buttons({ view, count, close }: ButtonsProps) {
  const t = useTranslations();
  const { current, zoom, showPhoto, changeZoom } = view;
  return (
    <div className={styles.buttons}>
      <LightboxButton
        icon="previous"
        label={t('photos.previous')}
        disabled={current === 0}
        onPress={() => showPhoto(current - 1)}
      />
      <LightboxButton
        icon="next"
        label={t('photos.next')}
        disabled={current === count - 1}
        onPress={() => showPhoto(current + 1)}
      />
      <LightboxButton
        icon="smaller"
        label={t('photos.zoomOut')}
        disabled={zoom === 1}
        onPress={() => changeZoom(-1)}
      />
      <LightboxButton
        icon="larger"
        label={t('photos.zoomIn')}
        disabled={zoom === largestZoom}
        onPress={() => changeZoom(1)}
      />
      <LightboxButton icon="close" label={t('photos.close')} onPress={close} />
    </div>
  );
}

function slideOf(track: HTMLElement | null): number | undefined {
  return track && track.clientWidth > 0
    ? Math.round(track.scrollLeft / track.clientWidth)
    : undefined;
}

function scrollToSlide(track: HTMLElement | null, index: number): void {
  track?.scrollTo({ left: index * track.clientWidth, behavior: 'instant' });
}
