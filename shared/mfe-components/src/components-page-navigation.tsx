import { languageTag } from '@dswine/shared/fair/texts/bilingual';
import { useSite } from '@dswine/shared/section/runtime';
import { AreaMark } from '../../src/ui/area-mark.tsx';
import { Breadcrumb } from '../../src/ui/breadcrumb.tsx';
import { Card } from '../../src/ui/card.tsx';
import { OnwardLink } from '../../src/ui/link.tsx';
import { Logo } from '../../src/ui/logo.tsx';
import { PagePart } from '../../src/ui/page-part.tsx';
import { Button } from '../../src/ui/button.tsx';
import { areas, SearchComponents } from './components-page-search.tsx';
import { Shown, useMessagesOfPage } from './components-page-shown.tsx';
import { samplePicture } from '../../src/standalone/sample-picture.ts';

export function NavigationComponents() {
  return (
    <>
      <Marks />
      <Labels />
      <Cards />
      <SearchComponents />
    </>
  );
}

function Marks() {
  const messages = useMessagesOfPage();
  return (
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
  );
}

function Labels() {
  const messages = useMessagesOfPage();
  return (
    <Shown name="band, label">
      <div className="dw-band dw-label dw-stack">
        <p className="dw-kicker">{messages.kicker}</p>
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
  );
}

function Cards() {
  const { locale } = useSite();
  const messages = useMessagesOfPage();
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
          ? { text: messages.wineNative, lang: locale === 'tw' ? 'fr' : languageTag('tw') }
          : area === 'sake'
            ? { text: '雪ノ下酒造', lang: 'ja' }
            : undefined
      }
    />
  ));
  return (
    <Shown name="page-part, section-heading, card">
      <PagePart
        id="part"
        kicker={messages.kicker}
        title={messages.heading}
        lead={messages.headingLead}
        action={<OnwardLink href="#all">{messages.all}</OnwardLink>}
        area="wine"
      >
        <div className="dw-cards">
          {wine}
          {others}
        </div>
      </PagePart>
    </Shown>
  );
}
