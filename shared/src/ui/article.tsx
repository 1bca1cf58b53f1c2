import type { ReactNode } from 'react';
import type { AreaName } from './area-mark.tsx';
import { Picture, type PictureRecord } from './picture.tsx';
import { Share } from './share.tsx';
import { TitleText } from './title-text.tsx';

/** A text with its `lang` attribute, if it is not in the page's language. */
type Text = { text: string; lang?: string | undefined };
type Props = {
  /** URL of the page, to share it. */
  href: string;
  title: Text;
  summary: Text;
  category: { label: string; href: string };
  area: AreaName;
  facts: readonly { label: string; value: ReactNode }[];
  picture: PictureRecord;
  /** Beside the text; below it on phones. */
  aside: ReactNode;
  children: ReactNode;
};

/** A news item: headline, picture and text. */
export function Article(props: Props) {
  const { href, title, summary, category, area, facts, picture, aside, children } = props;
  return (
    <article className="dw-article">
      <header className="dw-article__head">
        <div className="dw-article__intro">
          <p className="dw-article__category" data-area={area}>
            <a href={category.href}>{category.label}</a>
          </p>
          <h1 lang={title.lang}>
            <TitleText fits={9}>{title.text}</TitleText>
          </h1>
          <p className="dw-lead" lang={summary.lang}>
            {summary.text}
          </p>
          <dl className="dw-article__facts">
            {facts.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        <Picture picture={picture} alt="" layout="wide" eager className="dw-article__picture" />
      </header>
      <div className="dw-article__text">
        {children}
        <Share href={href} title={title.text} />
      </div>
      {aside}
    </article>
  );
}
