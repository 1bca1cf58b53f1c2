import useSWR, { type SWRResponse } from 'swr';
import { RequestFailed, useSite } from '@dswine/shared/section/runtime';
import { useShell } from '../composition/shell-context.ts';
import { itemsOf, menuCallsOf, type MenuAnswer } from './menu-calls.ts';

/**
 * What the organiser answers for the menu of the open page, one answer a call. The server brings them with the page; where
 * it could not, the browser asks, and only its own failure is one.
 */
export function useMenuAnswers(): SWRResponse<MenuAnswer[]> {
  const { state, api } = useShell();
  const { locale, exhibitionCode } = useSite();
  const calls = menuCallsOf(state.composition, locale, exhibitionCode);
  const known = calls.every(({ key }) => key in state.data);
  const ask = () =>
    Promise.all(
      calls.map(({ call, key }) =>
        api.expo.data(key, { bar: false }).then(
          (data): MenuAnswer => ({ items: itemsOf(call, data) }),
          (error: unknown): MenuAnswer => ({
            code: error instanceof RequestFailed ? error.code : 0,
          }),
        ),
      ),
    );
  return useSWR<MenuAnswer[]>(
    calls.length === 0 ? null : `menu ${calls.map(({ key }) => key).join(' ')}`,
    ask,
    {
      ...(known && {
        fallbackData: calls.map(({ call, key }) => ({ items: itemsOf(call, state.data[key]) })),
      }),
    },
  );
}
