import type { Favourites } from '@dswine/shared/contract/favourites';
import { inLocalePath } from '@dswine/shared/fair/locale-path';
import { ButtonLink } from '@dswine/shared/ui/button';
import { Notice } from '@dswine/shared/ui/notice';
import { useMyList } from '@dswine/shared/section/my-list';
import { useSite } from '@dswine/shared/section/runtime';
import { useShellMessages } from '../messages/shell-messages.ts';

/** Offers to add list entries saved on this device before login to the member's account. */
export function DeviceList({ favourites }: { favourites: Favourites['Items'] }) {
  const t = useShellMessages();
  const { locale } = useSite();
  const { entries = [] } = useMyList();
  const missing = entries.filter(
    ({ kind, id }) =>
      kind !== 'event' && !favourites.some((one) => one.Kind === kind && one.Id === id),
  );
  if (missing.length === 0) return null;
  return (
    <Notice
      action={
        <ButtonLink small href={inLocalePath(locale, '/MyList')}>
          {t('account.memberCenter.joinList')}
        </ButtonLink>
      }
    >
      {t('account.memberCenter.onDevice', { count: missing.length })}
    </Notice>
  );
}
