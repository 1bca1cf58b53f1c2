import { useState } from 'react';
import type { AreaName } from '../../src/ui/area-mark.tsx';
import { BoothsOnPlanLink } from '../../src/ui/booths-on-plan-link.tsx';
import { Button } from '../../src/ui/button.tsx';
import { Chip } from '../../src/ui/chip.tsx';
import { useCombobox } from '../../src/ui/combobox.tsx';
import { FacetGroup } from '../../src/ui/facet-group.tsx';
import { FilterSheet, FilterSheetButton } from '../../src/ui/filter-sheet.tsx';
import { ListRow, Rows } from '../../src/ui/list-row.tsx';
import { Pagination } from '../../src/ui/pagination.tsx';
import { SearchBox } from '../../src/ui/search-box.tsx';
import { Tabs } from '../../src/ui/tabs.tsx';
import { suggestionMessages, useMessages } from '../../src/ui/ui-messages.ts';
import { Shown, useMessagesOfPage } from './components-page-shown.tsx';
import { samplePicture } from '../../src/standalone/sample-picture.ts';

export const areas: readonly Exclude<AreaName, 'fair'>[] = ['wine', 'spirits', 'sake', 'beer'];

export function SearchComponents() {
  const messages = useMessagesOfPage();
  return (
    <Shown name="search-box, combobox, facet-group, filter-sheet, chip, tabs, list-row, booths-on-plan-link, pagination">
      <div className="dw-split">
        <Filters />
        <div className="dw-stack">
          <CountrySearch />
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
          <FilterSheetButton id="sample-filters" chosen={2} />
          <SampleRows />
          <BoothsOnPlanLink booths={['A0101', 'A0102']} />
          <Pagination page={6} pageCount={14} href={(page) => `#p${page}`} label={messages.pages} />
        </div>
      </div>
    </Shown>
  );
}

/** Suggests the countries that hold what is typed. */
function CountrySearch() {
  const messages = useMessagesOfPage();
  const { label, announce } = useMessages(suggestionMessages);
  const [typed, setTyped] = useState('');
  const { input, list } = useCombobox({
    label,
    announce,
    onType: setTyped,
    options: messages.countries
      .filter((name) => typed !== '' && name.toLowerCase().includes(typed.toLowerCase()))
      .map((name) => ({ key: name, href: '#list', name, note: messages.country })),
  });
  return (
    <SearchBox
      action="#list"
      name="Keyword"
      label={messages.keyword}
      placeholder={messages.keywordHint}
      submitLabel={messages.search}
      input={input}
      list={list}
    />
  );
}

function Filters() {
  const messages = useMessagesOfPage();
  return (
    <FilterSheet id="sample-filters" action="#list">
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
    </FilterSheet>
  );
}

function SampleRows() {
  const messages = useMessagesOfPage();
  return (
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
  );
}
