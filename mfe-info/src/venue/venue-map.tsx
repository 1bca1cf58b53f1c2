import type { Bilingual } from '@dswine/shared/contract/wire';
import { inLocale } from '@dswine/shared/fair/texts/bilingual';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import { metroLines, places, sheet, stations, streetNames, streets } from './map-drawing.ts';
import styles from './venue-map.module.scss';

/**
 * The project's own map of the streets around the hall, with a text version below. It loads no
 * external resources.
 */
export function VenueMap({ description }: { description: readonly string[] }) {
  const t = useTranslations();
  return (
    <figure className={styles.figure}>
      <svg
        className={styles.map}
        viewBox={`0 0 ${sheet.width} ${sheet.height}`}
        role="img"
        aria-labelledby="venue-map-title"
        aria-describedby="venue-map-words"
      >
        <title id="venue-map-title">{t('venue.map')}</title>
        <Ground />
        {streets.map(({ d, wide }) => (
          <path key={d} className={wide ? styles.wide : styles.street} d={d} />
        ))}
        {metroLines.map(({ line, d }) => (
          <path key={line} className={`${styles.line} ${styles[line]}`} d={d} />
        ))}
        <Tower />
        <Hall />
        <path className={styles.walk} d="M470 84V352L462 372V470L436 500" />
        <path className={styles.walk} d="M486 502H448" />
        <Labels />
      </svg>
      <figcaption>
        <p className={styles.caption}>{t('venue.mapNote')}</p>
        <details className={`dw-more ${styles.words}`}>
          <summary>{t('venue.mapInWords')}</summary>
          <ul id="venue-map-words">
            {description.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </details>
      </figcaption>
    </figure>
  );
}

/** Parks, blocks of buildings and the hill. */
function Ground() {
  return (
    <>
      <g className={styles.green}>
        <path d="M92 92H214L184 212H92Z" />
        <path d="M800 566C760 560 742 588 706 590S660 616 640 640H800Z" />
      </g>
      <g className={styles.block}>
        <path d="M490 212H602V332H490Z" />
        <path d="M212 372H262L226 500H170Z" />
        <path d="M490 372H602V500H490Z" />
      </g>
      <path className={styles.hill} d="M690 640L724 604L748 620L786 580L800 594V640Z" />
    </>
  );
}

/** Names of streets, places and stations, walking times and the north arrow. */
function Labels() {
  const t = useTranslations();
  const { locale } = useSite();
  const localize = (text: Bilingual) => inLocale(text, locale);
  return (
    <>
      {streetNames.map(({ x, y, text, turn, minor }) => (
        <text
          key={text.en}
          className={`${styles.streetName} ${minor ? styles.minor : ''}`}
          x={x}
          y={y}
          transform={turn === undefined ? undefined : `rotate(${turn} ${x} ${y})`}
        >
          {localize(text)}
        </text>
      ))}
      {places.map(({ x, y, text, minor }) => (
        <text
          key={text.en}
          className={`${styles.place} ${minor ? styles.minor : ''}`}
          x={x}
          y={y}
          textAnchor="middle"
        >
          {localize(text)}
        </text>
      ))}
      {stations.map(({ x, y, line, text }) => (
        <g key={text.en}>
          <circle className={`${styles.station} ${styles[line]}`} cx={x} cy={y} r="12" />
          <text className={styles.stationName} x={x + 22} y={y + (line === 'blue' ? -14 : 44)}>
            {localize(text)}
          </text>
        </g>
      ))}
      <text className={styles.minutes} x="458" y="300" textAnchor="end">
        {t('venue.mapFar')}
      </text>
      <text className={styles.minutes} x="444" y="556" textAnchor="end">
        {t('venue.mapNear')}
      </text>
      <g className={styles.north}>
        <path d="M34 60V22M26 32L34 18L42 32" />
        <text x="34" y="82" textAnchor="middle">
          N
        </text>
      </g>
    </>
  );
}

/** Hall 1 below its long roof, with the fair's drop above it. */
function Hall() {
  const t = useTranslations();
  return (
    <g>
      <path className={styles.hall} d="M288 384H446V500H254Z" />
      <path className={styles.roof} d="M283 404H446M277 424H446M260 484H446" />
      <path
        className={styles.drop}
        d="M356 420C356 420 322 374 322 346A34 34 0 0 1 390 346C390 374 356 420 356 420Z"
      />
      <circle className={styles.eye} cx="356" cy="346" r="13" />
      <text className={styles.hallName} x="356" y="472" textAnchor="middle">
        {t('venue.mapHall')}
      </text>
    </g>
  );
}

function Tower() {
  const storeys = Array.from({ length: 8 }, (_, index) => {
    const low = 476 - index * 8;
    return `M537 ${low}L535 ${low - 8}H561L559 ${low}Z`;
  });
  return (
    <g className={styles.tower}>
      <path
        d={`M532 496L537 476H559L564 496Z${storeys.join('')}M541 412V404H555V412ZM547 404L548 392L549 404Z`}
      />
    </g>
  );
}
