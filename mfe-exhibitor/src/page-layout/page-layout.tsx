import { paths } from '@dswine/shared/fair/paths';
import { Breadcrumb } from '@dswine/shared/ui/breadcrumb';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import type { ReactNode } from 'react';
import styles from './page-layout.module.scss';

type Props = {
  /** The page title, also the last breadcrumb item. */
  title: string;
  /** Breadcrumb items between the home page and this page. */
  parents?: { label: string; href: string }[];
  children: ReactNode;
};

/** Layout of the exhibitor pages: breadcrumb and content. */
export function PageLayout({ title, parents = [], children }: Props) {
  const t = useTranslations();
  const { locale } = useSite();
  return (
    <div className={styles.page}>
      <div className="dw-container">
        <Breadcrumb
          label={t('breadcrumb.label')}
          items={[
            { label: t('breadcrumb.home'), href: paths.home(locale) },
            ...parents,
            { label: title },
          ]}
        />
      </div>
      {children}
    </div>
  );
}
