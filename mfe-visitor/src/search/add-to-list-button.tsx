import { paths } from '@dswine/shared/fair/addresses/paths';
import { TextLink } from '@dswine/shared/ui/link';
import { MyListButton } from '@dswine/shared/ui/my-list-button';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';

type Props = {
  kind: 'exhibitor' | 'product';
  of: { Id: string; Name: string; Booths: readonly string[] };
  /** Shows a text label beside the icon. */
  hasLabel?: boolean;
};

/** Saves an exhibitor or a product to the visitor's own list. */
export function AddToListButton({ kind, of, hasLabel = false }: Props) {
  const t = useTranslations();
  const { locale } = useSite();
  const button = (
    <MyListButton
      entry={{ kind, id: of.Id, names: { [locale]: of.Name }, booths: of.Booths }}
      name={of.Name}
      hasText={hasLabel}
    />
  );
  if (!hasLabel) return button;
  return (
    <>
      {button}
      <TextLink href={paths.myList(locale)}>{t('myList.see')}</TextLink>
    </>
  );
}
