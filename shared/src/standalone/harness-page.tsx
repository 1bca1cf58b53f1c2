import { useMemo } from 'react';
import { I18nextProvider } from 'react-i18next';
import { SWRConfig } from 'swr';
import { createFairStore, FairStoreContext } from '../section/fair-store.ts';
import { RequestFailed, SiteContext, SlotContext } from '../section/runtime.ts';
import { sampleEdition } from '../testing/edition.fixture.ts';
import { Elsewhere } from './left-section.tsx';
import { exhibitionCode, harnessSite } from './harness-site.ts';
import { requestsAt, type HarnessRoute, type Requests } from './harness-route.ts';
import { answerOf, type QueryStateName, type Standalone } from './samples.ts';
import { useHarnessPages } from './harness-pages.ts';
import { ThrowingPart } from './throwing-component.tsx';

const FAILS_AFTER_MS = 400;

type Props = { standalone: Standalone; target: HarnessRoute; queryState: QueryStateName };

/** Renders what the shell would render at a URL, with the same setup and fixtures as responses. */
export function HarnessPage({ standalone, target, queryState }: Props) {
  const { locale } = target;
  const shown = useHarnessPages(standalone.section, target);
  const site = useMemo(() => harnessSite(locale), [locale]);
  const fair = useMemo(
    () => createFairStore({ language: locale, exhibitionCode, exhibitionInfo: sampleEdition }),
    [locale],
  );
  const requests = requestsAt(target, exhibitionCode);
  const cache = useMemo(() => new Map(), []);
  const fallback = Object.fromEntries(
    [...requests].flatMap(([key, { name, ...requestInput }]) => {
      const answer = answerOf(standalone, name, queryState, { locale, ...requestInput });
      return typeof answer === 'object' && 'data' in answer ? [[key, answer.data] as const] : [];
    }),
  );
  const fetcher = (key: string) => ask({ standalone, target, queryState }, requests, key);

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
  if ('data' in answer) return answer.data;
  await new Promise((resolve) => setTimeout(resolve, FAILS_AFTER_MS));
  throw new RequestFailed(key, answer.code);
}
