import { AreaMark, type AreaName } from '../ui/area-mark.tsx';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { Card } from '../ui/card.tsx';
import { Chip } from '../ui/chip.tsx';
import { FacetGroup } from '../ui/facet-group.tsx';
import { OnwardLink } from '../ui/link.tsx';
import { ListRow, Rows } from '../ui/list-row.tsx';
import { Logo } from '../ui/logo.tsx';
import { Pagination } from '../ui/pagination.tsx';
import { SearchBox } from '../ui/search-box.tsx';
import { SectionHeading } from '../ui/section-heading.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { Button } from '../ui/button.tsx';
import { Shown } from './components-page-shown.tsx';
import {
  componentsMessages,
  samplePicture,
  type ComponentsLocale,
} from './components-page.fixture.ts';

const areas: readonly Exclude<AreaName, 'fair'>[] = ['wine', 'spirits', 'sake', 'beer'];

export function NavigationComponents({ locale }: { locale: ComponentsLocale }) {
  const messages = componentsMessages[locale];
  const names = {
    wine: messages.wineName,
    spirits: messages.spiritsName,
    sake: messages.sakeName,
    beer: messages.beerName,
  };
  const [wine, ...others] = areas.map((area, index) => (
    <Card
      key={area}
      href={`#${area}`}
      title={names[area]}
      area={area}
      kicker={messages.areas[area]}
      picture={samplePicture(area)}
      text={messages.wineText}
      meta={[messages.countries[index], `${messages.booth} ${'ABCD'.charAt(index)}01${index}7`]}
      badge={area === 'wine' ? messages.featured : undefined}
      native={
        area === 'wine'
          ? { text: messages.wineNative, lang: locale === 'tw' ? 'fr' : 'zh-Hant-TW' }
          : area === 'sake'
            ? { text: '雪ノ下酒造', lang: 'ja' }
            : undefined
      }
    />
  ));
  return (
    <>
      <Shown name="logo, area-mark, breadcrumb">
        <div className="dw-cluster">
          <a href="#top">
            <Logo name={messages.short} line={messages.line} />
          </a>
          <a href="#top">
            <Logo name={messages.short} compact />
          </a>
        </div>
        <div className="dw-cluster">
          {([...areas, 'fair'] as const).map((area) => (
            <span key={area} className="dw-kicker" data-area={area}>
              <AreaMark area={area} large /> <AreaMark area={area} /> {messages.areas[area]}
            </span>
          ))}
        </div>
        <Breadcrumb
          label="breadcrumb"
          items={[
            { label: messages.home, href: '#home' },
            { label: messages.areas.wine, href: '#wine' },
            { label: messages.wineName },
          ]}
        />
      </Shown>
      <Shown name="band, label, display, numeral">
        <div className="dw-band dw-label dw-stack">
          <p className="dw-kicker">{messages.kicker}</p>
          <p className="dw-display">{messages.heading}</p>
          <p className="dw-numeral">17–20</p>
          <p className="dw-lead">{messages.headingLead}</p>
          <div className="dw-cluster">
            <Button>{messages.buttons[0]}</Button>
            <Button kind="quiet">{messages.buttons[1]}</Button>
            {areas.map((area) => (
              <span key={area} className="dw-kicker" data-area={area}>
                <AreaMark area={area} /> {messages.areas[area]}
              </span>
            ))}
          </div>
        </div>
        <div className="dw-label" data-area="sake">
          <p className="dw-kicker">{messages.areas.sake}</p>
          <p>{messages.newsText}</p>
        </div>
      </Shown>
      <Shown name="section-heading, card">
        <SectionHeading
          kicker={messages.kicker}
          title={messages.heading}
          lead={messages.headingLead}
          action={<OnwardLink href="#all">{messages.all}</OnwardLink>}
          area="wine"
        />
        <div className="dw-cards">
          {wine}
          {others}
        </div>
      </Shown>
      <Shown name="search-box, facet-group, chip, tabs, list-row, pagination">
        <div className="dw-split">
          <form className="dw-stack" method="get" action="#list">
            <FacetGroup
              legend={messages.country}
              name="Country"
              more={{ href: '#list', label: messages.more }}
              selected={['1']}
              choices={messages.countries.slice(0, 5).map((label, index) => ({
                value: String(index),
                label,
                count: 96 - index * 13,
              }))}
            />
            <FacetGroup
              legend={messages.kicker}
              name="Area"
              selected={[]}
              choices={areas.map((value, index) => ({
                value,
                label: messages.areas[value],
                count: 120 - index * 21,
              }))}
            />
            <Button type="submit" kind="quiet">
              {messages.search}
            </Button>
          </form>
          <div className="dw-stack">
            <SearchBox
              action="#list"
              name="Keyword"
              label={messages.keyword}
              placeholder={messages.keywordHint}
              submitLabel={messages.search}
            />
            <SearchBox
              action="#list"
              name="Keyword2"
              label={messages.keyword}
              submitLabel={messages.search}
              error={messages.keywordMissing}
            />
            <div className="dw-cluster">
              <Chip label={messages.countries[1]} href="#without" removeLabel={messages.remove} />
              {areas.map((area) => (
                <Chip
                  key={area}
                  label={messages.areas[area]}
                  href={`#${area}`}
                  area={area}
                  removeLabel={messages.remove}
                />
              ))}
              <Chip label={messages.newsKind} href="#kind" current />
              <Chip label={messages.newsKind} />
            </div>
            <Tabs
              label={messages.kicker}
              items={messages.tabs.map((label, index) => ({
                href: `#tab${index}`,
                label,
                count: 40 - index * 11,
                current: index === 1,
              }))}
            />
            <Rows>
              <ListRow
                href="#n1"
                title={messages.newsTitle}
                meta={[messages.newsDate, <b key="kind">{messages.newsKind}</b>]}
                text={messages.newsText}
                picture={samplePicture('fair')}
              />
              <ListRow
                href="#n2"
                title={messages.sakeName}
                area="sake"
                meta={[messages.newsDate, <b key="kind">{messages.areas.sake}</b>]}
                text={messages.newsText}
                picture={samplePicture('sake')}
              />
              <ListRow
                href="#n3"
                title={messages.newsTitle}
                meta={[messages.newsDate]}
                action={
                  <Button kind="quiet" small>
                    {messages.buttons[1]}
                  </Button>
                }
              />
            </Rows>
            <Pagination
              page={6}
              pageCount={14}
              href={(page) => `#p${page}`}
              label={messages.pages}
            />
          </div>
        </div>
      </Shown>
    </>
  );
}
