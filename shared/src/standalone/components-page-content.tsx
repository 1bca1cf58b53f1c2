import { Accordion } from '../ui/accordion.tsx';
import { Figures } from '../ui/figure.tsx';
import { Gallery } from '../ui/gallery.tsx';
import { TextLink } from '../ui/link.tsx';
import { Picture } from '../ui/picture.tsx';
import { Share } from '../ui/share.tsx';
import { Table } from '../ui/table.tsx';
import { Timeline } from '../ui/timeline.tsx';
import { Shown } from './components-page-shown.tsx';
import { partsWords, samplePicture, type PartsLocale } from './components-page.fixture.ts';

const fees = [52_500, 57_750, 40_000];
const states = ['past', 'now', 'next'] as const;

export function ReadingParts({ locale }: { locale: PartsLocale }) {
  const words = partsWords[locale];
  const rows = words.booths.map((name, index) => ({ name, size: 9, fee: fees[index] ?? 0 }));
  const columns = [
    { key: 'name', label: words.columns[0], cell: (row: (typeof rows)[number]) => row.name },
    { key: 'size', label: words.columns[1], number: true, cell: (row: (typeof rows)[number]) => `${row.size} m²` },
    {
      key: 'fee',
      label: words.columns[2],
      number: true,
      cell: (row: (typeof rows)[number]) => row.fee.toLocaleString('en'),
    },
  ];
  return (
    <>
      <Shown name="figure">
        <Figures figures={words.figures.map(([value, unit, label]) => ({ value, unit: unit || undefined, label }))} />
      </Shown>
      <Shown name="timeline">
        <Timeline
          items={words.timeline.map(([time, title], index) => ({
            id: time,
            time,
            dateTime: `2026-04-17T${time}+08:00`,
            title,
            href: '#event',
            text: <p>{words.newsText}</p>,
            state: states[index] ?? 'next',
          }))}
        />
      </Shown>
      <Shown name="accordion, link, prose">
        <Accordion
          items={words.questions.map(([title, content], index) => ({
            id: `q${index}`,
            title,
            content,
            open: index === 0,
          }))}
        />
        <div className="dw-prose">
          <p>
            {words.wineText}
            {words.newsText}{' '}
            <TextLink href="#venue" external={words.newTab}>
              {words.link}
            </TextLink>
          </p>
          <h3>{words.heading}</h3>
          <p>
            {words.newsText} <TextLink href="#venue">{words.link}</TextLink>
          </p>
          <blockquote>{words.headingLead}</blockquote>
        </div>
      </Shown>
      <Shown name="share">
        <Share href="#share" title={words.title} {...words.share} />
      </Shown>
      <Shown name="table: full, loading, empty">
        <Table
          id="fees"
          caption={words.table}
          columns={columns}
          rows={rows}
          rowKey={(row) => row.name}
          empty={words.noRows}
        />
        <Table
          id="fees-loading"
          caption={words.loading}
          columns={columns}
          rows={undefined}
          rowKey={(row) => row.name}
          empty={words.noRows}
        />
        <Table
          id="fees-empty"
          caption={words.table}
          columns={columns}
          rows={[]}
          rowKey={(row) => row.name}
          empty={words.noRows}
        />
      </Shown>
      <Shown name="gallery, picture">
        <Picture picture={samplePicture('sake')} alt={words.areas.sake} />
        <Gallery
          label={words.gallery}
          pictures={(['fair', 'wine', 'spirits', 'sake', 'beer'] as const).map((tone) => ({
            picture: samplePicture(tone),
            alt: words.areas[tone],
            caption: words.areas[tone],
            href: `#${tone}`,
          }))}
        />
      </Shown>
    </>
  );
}
