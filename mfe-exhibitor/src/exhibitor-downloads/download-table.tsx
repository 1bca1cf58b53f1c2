import type { Download } from '@dswine/shared/contract/downloads';
import { writeDate } from '@dswine/shared/fair/texts/dates';
import { Picture } from '@dswine/shared/ui/picture';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import { StackedTable, type Column } from '../stacked-table/stacked-table.tsx';
import styles from './download-table.module.scss';
import { writeSize } from '@dswine/shared/fair/texts/write-size';

/** The files of one group: thumbnail, name, format, size and upload date. */
export function DownloadTable({ name, items }: { name: string; items: readonly Download[] }) {
  const t = useTranslations();
  const { locale } = useSite();
  const columns: Column<Download>[] = [
    { key: 'name', label: t('downloads.columns.name'), cell: (item) => <FileCell item={item} /> },
    { key: 'format', label: t('downloads.columns.format'), cell: ({ Format }) => Format },
    {
      key: 'size',
      label: t('downloads.columns.size'),
      cell: ({ Size }) => writeSize(Size, locale),
      number: true,
    },
    {
      key: 'date',
      label: t('downloads.columns.date'),
      cell: ({ UploadedAt }) => <time dateTime={UploadedAt}>{writeDate(UploadedAt, locale)}</time>,
    },
  ];
  return (
    <div className={styles.group}>
      <StackedTable caption={name} columns={columns} rows={items} rowKey={({ Id }) => Id} />
    </div>
  );
}

function FileCell({ item: { Title, Text, Href, FileName, Thumbnail } }: { item: Download }) {
  const t = useTranslations();
  return (
    <span className={styles.file}>
      {Thumbnail === undefined ? null : (
        <span className={styles.thumbnail}>
          <Picture
            picture={Thumbnail}
            alt={t('downloads.thumbnail', { title: Title })}
            layout="thumbnail"
          />
        </span>
      )}
      <span className={styles.words}>
        <a className={styles.link} href={Href} download={FileName}>
          {Title}
        </a>
        <span className={styles.text}>{Text}</span>
        <span className={styles.fileName} translate="no">
          {FileName}
        </span>
      </span>
    </span>
  );
}
