import { Article } from '../../src/ui/article.tsx';
import { PageLayout } from '../../src/ui/page-layout.tsx';
import { QueryState } from '../../src/ui/query-state.tsx';
import { MyListButton } from '../../src/ui/my-list-button.tsx';
import { Neighbours } from '../../src/ui/neighbours.tsx';
import { NextPages } from '../../src/ui/next-pages.tsx';
import { ListSkeleton } from '../../src/ui/skeleton.tsx';
import { TitleText } from '../../src/ui/title-text.tsx';
import { Shown, useMessagesOfPage } from './components-page-shown.tsx';
import { samplePicture } from '../../src/standalone/sample-picture.ts';

/** Query states of a page in display order; what there is instead of data is `no-data`. */
const queries = [
  { name: 'failed', data: undefined, error: { code: 503 } },
  { name: 'loading', data: undefined, error: undefined },
  { name: 'full', data: 'full', error: undefined },
] as const;

/**
 * Building blocks of pages: query states, the reader's list, next links, titles with good line
 * breaks.
 */
export function QueryStateComponents() {
  const messages = useMessagesOfPage();
  return (
    <>
      <Shown name="query-state: failed, loading, full">
        {queries.map(({ name, data, error }) => (
          <QueryState
            key={name}
            query={{ data, error, mutate: () => undefined }}
            failed={messages.failed}
            skeleton={<ListSkeleton count={1} />}
          >
            {() => <p>{messages.wineText}</p>}
          </QueryState>
        ))}
      </Shown>
      <Shown name="page-layout, article">
        <PageLayout
          title={messages.newsTitle}
          parents={[{ label: messages.all, href: '#all' }]}
          heading="own"
        >
          <Article
            href="#article"
            title={{ text: messages.newsTitle }}
            summary={{ text: messages.newsText }}
            category={{ label: messages.newsKind, href: '#kind' }}
            area="sake"
            facts={[{ label: messages.newsKind, value: messages.newsDate }]}
            picture={samplePicture('sake')}
            aside={null}
          >
            <div className="dw-prose">
              <p>{messages.wineText}</p>
            </div>
          </Article>
        </PageLayout>
      </Shown>
      <ListParts />
    </>
  );
}

function ListParts() {
  const messages = useMessagesOfPage();
  const names = { tw: messages.wineName, en: messages.wineName };
  return (
    <Shown name="my-list-button, title-text, neighbours, next-pages">
      <div className="dw-cluster">
        <MyListButton
          entry={{ kind: 'exhibitor', id: '1', names, booths: ['A0101'] }}
          name={messages.wineName}
        />
        <MyListButton
          entry={{ kind: 'exhibitor', id: '2', names, booths: ['A0102'] }}
          name={messages.wineName}
          hasText
        />
      </div>
      <h3>
        <TitleText fits={8}>{messages.longTitle}</TitleText>
      </h3>
      <Neighbours
        labels={{ all: messages.pages, previous: messages.prev, next: messages.next }}
        previous={{ Id: 'previous', Title: messages.newsTitle }}
        next={{ Id: 'next', Title: messages.heading }}
        hrefOf={(id) => `#${id}`}
      />
      <NextPages
        label={messages.all}
        items={messages.questions.map(([title, text], index) => ({
          href: `#next${index}`,
          title,
          text,
        }))}
      />
    </Shown>
  );
}
