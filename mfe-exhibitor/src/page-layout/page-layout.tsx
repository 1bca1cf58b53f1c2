import { paths } from '@dswine/shared/fair/paths';
import { Breadcrumb } from '@dswine/shared/ui/breadcrumb';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import type { ReactNode } from 'react';
import styles from './page-layout.module.scss';

type Props = {
  /** The page's own name, the last of the breadcrumb. */
  title: string;
  /** What stands between home and the page. */
  way?: { label: string; href: string }[];
  children: ReactNode;
};

/** How the pages for exhibitors begin: the way to them, then what they say. */
export function PageLayout({ title, way = [], children }: Props) {
  const t = useTranslations();
  const { locale } = useSite();
  return (
    <div className={styles.page}>
      <div className="dw-container">
        <Breadcrumb
          label={t('breadcrumb.label')}
          items={[
            { label: t('breadcrumb.home'), href: paths.home(locale) },
            ...way,
            { label: title },
          ]}
        />
      </div>
      {children}
    </div>
  );
}
