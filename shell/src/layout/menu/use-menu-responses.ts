import useSWR, { type SWRResponse } from 'swr';
import { RequestFailed, useSite } from '@dswine/shared/section/runtime';
import { useShell } from '../../composition/shell-context.ts';
import { itemsOf, menuCallsOf, type MenuResponse } from './menu-calls.ts';

/**
 * The organiser's responses for the current page's menu, one per call. They come with the page's
 * data. If the server failed to load them, the browser requests them, and only its own failure
 * counts as an error.
 */
export function useMenuResponses(): SWRResponse<MenuResponse[]> {
  const { state, api } = useShell();
  const { locale, exhibitionCode } = useSite();
  const calls = menuCallsOf(state.composition, locale, exhibitionCode);
  const hasServerData = calls.every(({ key }) => key in state.data);
  const fetchResponses = () =>
    Promise.all(
      calls.map(({ call, key }) =>
        api.expo.data(key, { bar: false }).then(
          (data): MenuResponse => ({ items: itemsOf(call, data) }),
          (error: unknown): MenuResponse => ({
            code: error instanceof RequestFailed ? error.code : 0,
          }),
        ),
      ),
    );
  return useSWR<MenuResponse[]>(
    calls.length === 0 ? null : `menu ${calls.map(({ key }) => key).join(' ')}`,
    fetchResponses,
    {
      ...(hasServerData && {
        fallbackData: calls.map(({ call, key }) => ({ items: itemsOf(call, state.data[key]) })),
      }),
    },
  );
}
