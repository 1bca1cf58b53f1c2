import type { Favourites } from '@dswine/shared/contract/favourites';
import { inLocalePath } from '@dswine/shared/fair/addresses/locale-path';
import { ButtonLink } from '@dswine/shared/ui/button';
import { TextLink } from '@dswine/shared/ui/link';
import { NoData } from '@dswine/shared/ui/no-data';
import { Notice } from '@dswine/shared/ui/notice';
import { ListSkeleton } from '@dswine/shared/ui/skeleton';
import { usePageData, useSite } from '@dswine/shared/section/runtime';
import type { ShellRoute } from '../composition/shell-route.ts';
import { useShellMessages } from '../messages/shell-messages.ts';
import { AccountForm } from './account-form.tsx';

/** My List in the account (the member's favourites), each item with a link to its page and a remove button. */
export function FavouriteList({ route }: { route: ShellRoute }) {
  const t = useShellMessages();
  const { data, error } = usePageData<Favourites>('favourites');
  if (error) return <Notice tone="failed">{t('account.memberCenter.failed')}</Notice>;
  if (!data) return <ListSkeleton label={t('account.memberCenter.loading')} />;
  return <FavouriteItems route={route} items={data.Items} />;
}

function FavouriteItems({ route, items }: { route: ShellRoute; items: Favourites['Items'] }) {
  const t = useShellMessages();
  const { locale } = useSite();
  if (items.length === 0)
    return (
      <NoData
        level={3}
        title={t('account.memberCenter.noFavourites')}
        text={t('account.memberCenter.howToMark')}
        href={inLocalePath(locale, '/VisitorExhibitor')}
        hrefLabel={t('account.memberCenter.toExhibitors')}
      />
    );
  return (
    <>
      <ul className="account-favourites">
        {items.map(({ Kind, Id, Name, Path }) => (
          <li key={`${Kind}/${Id}`}>
            <span>
              <TextLink href={inLocalePath(locale, Path)}>{Name}</TextLink>
              <span className="account-hint">{t(`account.memberCenter.${Kind}`)}</span>
            </span>
            <AccountForm
              route={route}
              name="unmark"
              submit={t('account.memberCenter.unmark')}
              quiet={{ label: t('account.memberCenter.unmarkThis', { name: Name }) }}
            >
              <input type="hidden" name="Kind" value={Kind} />
              <input type="hidden" name="Id" value={Id} />
            </AccountForm>
          </li>
        ))}
      </ul>
      <p>
        <ButtonLink kind="quiet" small href={inLocalePath(locale, '/MyList')}>
          {t('account.memberCenter.openList')}
        </ButtonLink>
      </p>
    </>
  );
}
