import type { EventInfoItem } from '@dswine/shared/contract/event-info';
import { joinNames } from '@dswine/shared/fair/texts/join-names';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { AreaMark } from '@dswine/shared/ui/area-mark';
import { Picture } from '@dswine/shared/ui/picture';
import { PlaceLink } from '@dswine/shared/ui/place-link';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import styles from './info-items.module.scss';

type Props = { items: readonly EventInfoItem[]; withPictures: boolean };

/**
 * Products have a picture; services are vouchers without one. Items link to the exhibitor because
 * visitors cannot order here.
 */
export function InfoItems({ items, withPictures }: Props) {
  return (
    <ul className={withPictures ? styles.catalogue : styles.vouchers}>
      {items.map((item) => (
        <li
          key={item.Id}
          className={withPictures ? styles.plate : styles.voucher}
          data-area={item.Area}
        >
          {withPictures ? (
            <div className={styles.picture}>
              <Picture picture={item.Picture} alt="" layout="card" />
            </div>
          ) : null}
          <ItemText item={item} />
        </li>
      ))}
    </ul>
  );
}

function ItemText({ item }: { item: EventInfoItem }) {
  const t = useTranslations();
  const { locale } = useSite();
  const { Exhibitor, Product } = item;
  return (
    <div className={styles.words}>
      <p className={styles.kicker}>
        <AreaMark area={item.Area} />
        {Product ? <span>{Product.Category.Name}</span> : null}
        {item.Note === undefined ? null : <span className={styles.note}>{item.Note}</span>}
      </p>
      <h3 className={styles.title}>
        {Product ? <a href={paths.product(locale, Product.Id)}>{item.Title}</a> : item.Title}
      </h3>
      {Product?.Native ? (
        <p className={styles.native} lang={Product.Native.Lang}>
          {Product.Native.Text}
        </p>
      ) : null}
      <p className={styles.text}>{item.Text}</p>
      <p className={styles.who}>
        <a href={paths.exhibitor(locale, Exhibitor.Id)}>{Exhibitor.Name}</a>
        <PlaceLink booth={Exhibitor.Booths[0]} walk={Exhibitor.Walk}>
          {t('info.booth')} {joinNames(Exhibitor.Booths, 'tw')}
        </PlaceLink>
      </p>
    </div>
  );
}
