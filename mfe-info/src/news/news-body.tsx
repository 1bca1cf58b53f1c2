import styles from './news-body.module.scss';

/**
 * The text of a news item. It is the only field of the site that contains HTML. The organiser
 * sanitises it on import: it allows paragraphs, headings, lists, quotations and links, and no
 * scripts, external resources or styles. It is therefore safe to insert as it is.
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
