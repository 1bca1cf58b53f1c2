import styles from './news-body.module.scss';

/**
 * The text of a news item. It is the one field of the site that arrives as HTML: the organiser sanitises it when it is
 * imported (paragraphs, headings, lists, quotations and links; nothing that runs, loads or styles), so it may be set as it is.
 */
export function NewsBody({ html, lang }: { html: string; lang: string | undefined }) {
  return (
    <div
      lang={lang}
      className={`dw-prose ${styles.body}`}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
