import { useMemo } from 'react';
import { I18nextProvider } from 'react-i18next';
import { SWRConfig } from 'swr';
import { createFairStore, FairStoreContext, type FairStore } from '../section/fair-store.ts';
import { RequestFailed, SiteContext, SlotContext } from '../section/runtime.ts';
import { sampleEdition } from '../testing/edition.fixture.ts';
import { Elsewhere } from './left-section.tsx';
import { exhibitionCode, harnessSite, sampleMember } from './harness-site.ts';
import type { Reader } from './harness-settings.ts';
import type { Locale } from '../section/section.ts';
import { requestsAt, type HarnessRoute, type Requests } from './harness-route.ts';
import { answerOf, type QueryStateName, type Standalone } from './samples.ts';
import { useHarnessPages } from './harness-pages.ts';
import { ThrowingPart } from './throwing-component.tsx';

const FAILS_AFTER_MS = 400;
const SLOW_MS = 3000;

type Props = {
  standalone: Standalone;
  target: HarnessRoute;
  queryState: QueryStateName;
  reader?: Reader;
};

/** Renders what the shell would render at a URL, with the same setup and fixtures as responses. */
export function HarnessPage({ standalone, target, queryState, reader = 'anonymous' }: Props) {
  const { locale } = target;
  const shown = useHarnessPages(standalone.section, target);
  const site = useMemo(() => harnessSite(locale), [locale]);
  const fair = useMemo(() => fairStoreOf(locale, reader), [locale, reader]);
  const requests = requestsAt(target, exhibitionCode);
  const cache = useMemo(() => new Map(), []);
  const isLater = queryState === 'slow' || queryState === 'organiser';
  const fallback = Object.fromEntries(
    [...(isLater ? [] : requests)].flatMap(([key, { name, ...requestInput }]) => {
      const answer = answerOf(standalone, name, queryState, { locale, ...requestInput });
      return typeof answer === 'object' && 'data' in answer ? [[key, answer.data] as const] : [];
    }),
  );
  const fetcher = (key: string) =>
    queryState === 'organiser'
      ? site.expo.data(key, { credentials: 'include' })
      : ask({ standalone, target, queryState }, requests, key);

  if (target.kind === 'elsewhere')
    return <Elsewhere target={target} section={standalone.section.name} />;
  return (
    <SiteContext value={site}>
      <I18nextProvider i18n={shown.translations}>
        <SWRConfig
          value={{
            provider: () => cache,
            fallback,
            fetcher,
            revalidateIfStale: false,
            revalidateOnFocus: false,
            shouldRetryOnError: false,
          }}
        >
          <FairStoreContext value={fair}>
            <main>
              {shown.parts.map(({ id, Part, slot }) => (
                <div key={id} data-boundary={standalone.section.name} data-boundary-page={id}>
                  <ThrowingPart id={id} shown={shown.parts}>
                    <SlotContext value={slot}>
                      <Part />
                    </SlotContext>
                  </ThrowingPart>
                </div>
              ))}
            </main>
          </FairStoreContext>
        </SWRConfig>
      </I18nextProvider>
    </SiteContext>
  );
}

function fairStoreOf(language: Locale, reader: Reader): FairStore {
  const fair = createFairStore({ language, exhibitionCode, exhibitionInfo: sampleEdition });
  fair.setState(
    reader === 'member'
      ? { member: sampleMember, loginStatus: 'Logined' }
      : { loginStatus: 'NoLogin' },
  );
  return fair;
}

/** Responds to client-side requests: data that was missing on load, and retries. */
async function ask(
  { standalone, target, queryState }: Props,
  requests: Requests,
  key: string,
): Promise<unknown> {
  const request = requests.get(key);
  const answer = request
    ? answerOf(standalone, request.name, queryState, {
        locale: target.locale,
        params: request.params,
        query: request.query,
      })
    : { code: 404 };
  if (answer === 'waiting') return new Promise<never>(() => undefined);
  if (queryState === 'slow') await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
  if ('data' in answer) return answer.data;
  await new Promise((resolve) => setTimeout(resolve, FAILS_AFTER_MS));
  throw new RequestFailed(key, answer.code);
}
