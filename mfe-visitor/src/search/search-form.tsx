import type { ReactNode } from 'react';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { Button } from '@dswine/shared/ui/button';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import { KeywordBox } from './keyword-box.tsx';
import { missingField, parametersOf, type ListFilter, type ListName } from './list-filter.ts';
import styles from './search-form.module.scss';

type Props = {
  of: ListName;
  filter: ListFilter;
  /** At the end of its row. */
  children: ReactNode;
};

/**
 * The search form of a list, submitted with GET. Exhibitors can be searched by keyword or by booth
 * number. CSS shows the selected field, so it needs no JavaScript.
 */
export function SearchForm({ of, filter, children }: Props) {
  const t = useTranslations();
  const { locale } = useSite();
  const missing = missingField(filter);
  const message = missing && t(`search.missing.${missing}`);
  return (
    <form
      className={styles.search}
      role="search"
      aria-label={t(`${of}.search`)}
      method="get"
      action={paths[of](locale)}
      noValidate
    >
      {parametersOf({ ...filter, keyword: '', booth: '' }).map(({ name, value }) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      {of === 'products' ? (
        <input type="hidden" name="type" value="keyword" />
      ) : (
        <SearchTypes selected={filter.type ?? (filter.booth === '' ? 'keyword' : 'booth')} />
      )}
      <div className={styles.row}>
        <div className={styles.field} data-field="keyword">
          <KeywordBox
            of={of}
            value={filter.keyword}
            error={missing === 'keyword' ? 'search-missing' : undefined}
          />
        </div>
        {of === 'products' ? null : (
          <BoothField value={filter.booth} missing={missing === 'booth'} />
        )}
        <Button type="submit">{t('search.submit')}</Button>
        {children}
      </div>
      {message === undefined ? null : (
        <p className="dw-field__error" id="search-missing" role="alert">
          {message}
        </p>
      )}
    </form>
  );
}

function SearchTypes({ selected }: { selected: string }) {
  const t = useTranslations();
  return (
    <fieldset className={styles.types}>
      <legend className="dw-hidden">{t('search.type')}</legend>
      {(['keyword', 'booth'] as const).map((one) => (
        <label key={one}>
          <input type="radio" name="type" value={one} defaultChecked={one === selected} />
          <span>{t(`search.types.${one}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}

function BoothField({ value, missing }: { value: string; missing: boolean }) {
  const t = useTranslations();
  return (
    <div className={styles.field} data-field="booth">
      <input
        className="dw-input"
        type="text"
        name="booth"
        aria-label={t('search.booth')}
        placeholder={t('search.boothPlaceholder')}
        defaultValue={value}
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={20}
        aria-invalid={missing || undefined}
        aria-describedby={missing ? 'search-missing' : undefined}
      />
    </div>
  );
}
