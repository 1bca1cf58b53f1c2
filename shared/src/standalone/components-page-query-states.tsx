import { AnswerFaces } from '../ui/query-state.tsx';
import { MyListButton } from '../ui/my-list-button.tsx';
import { Neighbours } from '../ui/neighbours.tsx';
import { NextPages } from '../ui/next-pages.tsx';
import { NoData } from '../ui/no-data.tsx';
import { ListSkeleton } from '../ui/skeleton.tsx';
import { TitleText } from '../ui/title-text.tsx';
import { Shown } from './components-page-shown.tsx';
import { partsWords, type PartsLocale } from './components-page.fixture.ts';

const again = () => undefined;
/** What a page may be answered, in the order of the faces: failed, missing, loading, full. */
const answers = [
  { name: 'failed', data: undefined, error: { code: 503 } },
  { name: 'missing', data: undefined, error: { code: 404 } },
  { name: 'loading', data: undefined, error: undefined },
  { name: 'full', data: true, error: undefined },
] as const;

/** What pages are put together with: the faces of an answer, the reader's own list, where to read on, titles that break well. */
export function AnswerParts({ locale }: { locale: PartsLocale }) {
  const words = partsWords[locale];
  const names = { tw: partsWords.tw.wineName, en: partsWords.en.wineName };
  return (
    <>
      <Shown name="answer-faces: failed, missing, loading, full">
        {answers.map(({ name, data, error }) => (
          <AnswerFaces
            key={name}
            answer={{ data, error, mutate: again }}
            href="#again"
            failed={words.failed}
            busy={words.failedText}
            retry={words.retry}
            missing={<NoData title={words.empty} text={words.emptyText} href="#home" hrefLabel={words.home} />}
            skeleton={<ListSkeleton label={words.loading} count={1} />}
          >
            {() => <p>{words.wineText}</p>}
          </AnswerFaces>
        ))}
      </Shown>
      <Shown name="my-list-button, title-text, neighbours, next-pages">
        <div className="dw-cluster">
          <MyListButton
            entry={{ kind: 'exhibitor', id: '1', names, booths: ['A0101'] }}
            label={words.myList}
            refused={words.listFull}
          />
          <MyListButton
            entry={{ kind: 'exhibitor', id: '2', names, booths: ['A0102'] }}
            label={`${words.myList}: ${words.wineName}`}
            text={words.myList}
            refused={words.listFull}
          />
        </div>
        <h3>
          <TitleText fits={8}>{words.longTitle}</TitleText>
        </h3>
        <Neighbours
          labels={{ all: words.pages, previous: words.prev, next: words.next }}
          previous={{ Id: 'previous', Title: words.newsTitle }}
          next={{ Id: 'next', Title: words.heading }}
          hrefOf={(id) => `#${id}`}
        />
        <NextPages
          label={words.all}
          items={words.questions.map(([title, text], index) => ({ href: `#next${index}`, title, text }))}
        />
      </Shown>
    </>
  );
}
