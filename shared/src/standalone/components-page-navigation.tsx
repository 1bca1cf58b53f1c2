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
import { partsWords, samplePicture, type PartsLocale } from './components-page.fixture.ts';

const areas: readonly Exclude<AreaName, 'fair'>[] = ['wine', 'spirits', 'sake', 'beer'];

export function BrowsingParts({ locale }: { locale: PartsLocale }) {
  const words = partsWords[locale];
  const names = { wine: words.wineName, spirits: words.spiritsName, sake: words.sakeName, beer: words.beerName };
  const labels = { nav: words.pages, previous: words.prev, next: words.next, page: words.page };
  const [wine, ...others] = areas.map((area, index) => (
    <Card
      key={area}
      href={`#${area}`}
      title={names[area]}
      area={area}
      kicker={words.areas[area]}
      picture={samplePicture(area)}
      text={words.wineText}
      meta={[words.countries[index], `${words.booth} ${'ABCD'.charAt(index)}01${index}7`]}
      badge={area === 'wine' ? words.featured : undefined}
      native={
        area === 'wine'
          ? { text: words.wineNative, lang: locale === 'tw' ? 'fr' : 'zh-Hant-TW' }
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
            <Logo name={words.short} line={words.line} />
          </a>
          <a href="#top">
            <Logo name={words.short} compact />
          </a>
        </div>
        <div className="dw-cluster">
          {([...areas, 'fair'] as const).map((area) => (
            <span key={area} className="dw-kicker" data-area={area}>
              <AreaMark area={area} large /> <AreaMark area={area} /> {words.areas[area]}
            </span>
          ))}
        </div>
        <Breadcrumb
          label="breadcrumb"
          items={[
            { label: words.home, href: '#home' },
            { label: words.areas.wine, href: '#wine' },
            { label: words.wineName },
          ]}
        />
      </Shown>
      <Shown name="band, label, display, numeral">
        <div className="dw-band dw-label dw-stack">
          <p className="dw-kicker">{words.kicker}</p>
          <p className="dw-display">{words.heading}</p>
          <p className="dw-numeral">17–20</p>
          <p className="dw-lead">{words.headingLead}</p>
          <div className="dw-cluster">
            <Button>{words.buttons[0]}</Button>
            <Button kind="quiet">{words.buttons[1]}</Button>
            {areas.map((area) => (
              <span key={area} className="dw-kicker" data-area={area}>
                <AreaMark area={area} /> {words.areas[area]}
              </span>
            ))}
          </div>
        </div>
        <div className="dw-label" data-area="sake">
          <p className="dw-kicker">{words.areas.sake}</p>
          <p>{words.newsText}</p>
        </div>
      </Shown>
      <Shown name="section-heading, card">
        <SectionHeading
          kicker={words.kicker}
          title={words.heading}
          lead={words.headingLead}
          action={<OnwardLink href="#all">{words.all}</OnwardLink>}
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
              legend={words.country}
              name="Country"
              limit={5}
              moreLabel={words.more}
              selected={['1']}
              choices={words.countries.map((label, index) => ({ value: String(index), label, count: 96 - index * 13 }))}
            />
            <FacetGroup
              legend={words.kicker}
              name="Area"
              selected={[]}
              choices={areas.map((value, index) => ({ value, label: words.areas[value], count: 120 - index * 21 }))}
            />
            <Button type="submit" kind="quiet">
              {words.search}
            </Button>
          </form>
          <div className="dw-stack">
            <SearchBox
              action="#list"
              name="Keyword"
              label={words.keyword}
              placeholder={words.keywordHint}
              submitLabel={words.search}
            />
            <SearchBox
              action="#list"
              name="Keyword2"
              label={words.keyword}
              submitLabel={words.search}
              error={words.keywordMissing}
            />
            <div className="dw-cluster">
              <Chip label={words.countries[1]} href="#without" removeLabel={words.remove} />
              {areas.map((area) => (
                <Chip key={area} label={words.areas[area]} href={`#${area}`} area={area} removeLabel={words.remove} />
              ))}
              <Chip label={words.newsKind} href="#kind" current />
              <Chip label={words.newsKind} />
            </div>
            <Tabs
              label={words.kicker}
              items={words.tabs.map((label, index) => ({
                href: `#tab${index}`,
                label,
                count: 40 - index * 11,
                current: index === 1,
              }))}
            />
            <Rows>
              <ListRow
                href="#n1"
                title={words.newsTitle}
                meta={[words.newsDate, <b key="kind">{words.newsKind}</b>]}
                text={words.newsText}
                picture={samplePicture('fair')}
              />
              <ListRow
                href="#n2"
                title={words.sakeName}
                area="sake"
                meta={[words.newsDate, <b key="kind">{words.areas.sake}</b>]}
                text={words.newsText}
                picture={samplePicture('sake')}
              />
              <ListRow
                href="#n3"
                title={words.newsTitle}
                meta={[words.newsDate]}
                action={
                  <Button kind="quiet" small>
                    {words.buttons[1]}
                  </Button>
                }
              />
            </Rows>
            <Pagination page={6} pageCount={14} href={(page) => `#p${page}`} labels={labels} />
          </div>
        </div>
      </Shown>
    </>
  );
}
