import { Accordion } from '../../src/ui/accordion.tsx';
import { FoldedPast } from '../../src/ui/folded-past.tsx';
import { PhaseMark } from '../../src/ui/phase-mark.tsx';
import { Figures } from '../../src/ui/figure.tsx';
import { Gallery } from '../../src/ui/gallery.tsx';
import { TextLink } from '../../src/ui/link.tsx';
import { PhoneLink } from '../../src/ui/phone-link.tsx';
import { ZoneNote } from '../../src/ui/zone-note.tsx';
import { PlaceLink, PlacesNamed } from '../../src/ui/place-link.tsx';
import { Picture } from '../../src/ui/picture.tsx';
import { Share } from '../../src/ui/share.tsx';
import { Table } from '../../src/ui/table.tsx';
import { Timeline } from '../../src/ui/timeline.tsx';
import { Shown, useMessagesOfPage } from './components-page-shown.tsx';
import { samplePicture } from '../../src/standalone/sample-picture.ts';

const fees = [52_500, 57_750, 40_000];
const states = ['past', 'now', 'next'] as const;

export function ContentComponents() {
  const messages = useMessagesOfPage();
  return (
    <>
      <Shown name="figure">
        <Figures
          figures={messages.figures.map(([Value, Unit, Label]) => ({ Value, Unit, Label }))}
        />
      </Shown>
      <Shown name="timeline">
        <Timeline
          items={messages.timeline.map(([time, title], index) => ({
            id: time,
            time,
            dateTime: `2026-04-17T${time}+08:00`,
            title,
            href: '#event',
            text: <p>{messages.newsText}</p>,
            state: states[index] ?? 'next',
          }))}
        />
      </Shown>
      <Texts />
      <Shown name="share">
        <Share href="#share" title={messages.title} />
      </Shown>
      <Tables />
      <Shown name="gallery, picture">
        <Picture picture={samplePicture('sake')} alt={messages.areas.sake} layout="card" />
        <Gallery
          label={messages.gallery}
          pictures={(['fair', 'wine', 'spirits', 'sake', 'beer'] as const).map((tone) => ({
            picture: samplePicture(tone),
            alt: messages.areas[tone],
            caption: messages.areas[tone],
            href: `#${tone}`,
          }))}
        />
      </Shown>
    </>
  );
}

function Texts() {
  const messages = useMessagesOfPage();
  return (
    <Shown name="accordion, link, prose">
      <Accordion
        items={messages.questions.map(([title, content], index) => ({
          id: `q${index}`,
          title,
          content,
          open: index === 0,
        }))}
      />
      <FoldedPast label={messages.heading}>
        <PhaseMark phase="over" />
      </FoldedPast>
      <div className="dw-prose">
        <p>
          <PhaseMark phase="on" /> {messages.wineText}
          {messages.newsText}{' '}
          <TextLink href="#venue" external={messages.newTab}>
            {messages.link}
          </TextLink>
        </p>
        <h3>{messages.heading}</h3>
        <p>
          {messages.newsText} <TextLink href="#venue">{messages.link}</TextLink>
        </p>
        <p>
          <PlaceLink place="main-stage" walk={2}>
            {messages.heading}
          </PlaceLink>
        </p>
        <ZoneNote />
        <PhoneLink phone="+886 2 5550 0100 #21" />
        <blockquote>{messages.headingLead}</blockquote>
        <PlacesNamed places={[{ Code: 'A0123', Name: 'A0123', Walk: 3, Booth: true }]} />
      </div>
    </Shown>
  );
}

function Tables() {
  const messages = useMessagesOfPage();
  const rows = messages.booths.map((name, index) => ({ name, size: 9, fee: fees[index] ?? 0 }));
  const columns = [
    { key: 'name', label: messages.columns[0], cell: (row: (typeof rows)[number]) => row.name },
    {
      key: 'size',
      label: messages.columns[1],
      number: true,
      cell: (row: (typeof rows)[number]) => `${row.size} m²`,
    },
    {
      key: 'fee',
      label: messages.columns[2],
      number: true,
      cell: (row: (typeof rows)[number]) => row.fee.toLocaleString('en'),
    },
  ];
  return (
    <Shown name="table: full, loading, empty">
      <Table
        id="fees"
        caption={messages.table}
        columns={columns}
        rows={rows}
        rowKey={(row) => row.name}
        empty={messages.noRows}
      />
      <Table
        id="fees-loading"
        caption={messages.loading}
        columns={columns}
        rows={undefined}
        rowKey={(row) => row.name}
        empty={messages.noRows}
      />
      <Table
        id="fees-empty"
        caption={messages.table}
        columns={columns}
        rows={[]}
        rowKey={(row) => row.name}
        empty={messages.noRows}
      />
    </Shown>
  );
}
