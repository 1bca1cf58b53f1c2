import { Fragment, useState } from 'react';
import { phrasesOf } from './phrases.ts';
import { useHydrated } from './use-hydrated.ts';

type Props = {
  children: string;
  /** Number of Chinese characters per line at the narrowest width. */
  fits?: number | undefined;
};

/**
 * Text of a title. Headings break between clauses only, as is usual in Chinese: after a sign, or
 * before a bracket. A list within a clause stays together, too, where it fits. What is longer than
 * a line breaks between phrases.
 */
export function TitleText({ children: title, fits = 11 }: Props) {
  const parts = title.split(betweenClauses).flatMap((clause) => partsOf(clause, fits));
  if (parts.every((part) => charactersOf(part) <= fits && !breaksInside.test(part))) return title;
  return parts.map((part, index) => {
    if (charactersOf(part) > fits) return <Phrases key={index}>{part}</Phrases>;
    if (!breaksInside.test(part)) return part;
    return (
      <span key={index} className="dw-together">
        {part}
      </span>
    );
  });
}

/** After a sign or a space, but not between a number and its unit, nor within brackets. */
const betweenClauses =
  /(?<=[：，；。！？]|(?<!\d) |\d (?!\p{Script=Han}))(?![^（]*）)|(?<=.)(?=（)/u;
const breaksInside = /[、 ]./u;

/** The items of a list that do not fit on one line, as many together as do. */
function partsOf(clause: string, fits: number): string[] {
  const parts = [''];
  for (const item of clause.split(/(?<=、)/u)) {
    const joined = (parts.at(-1) ?? '') + item;
    if (parts.at(-1) === '' || charactersOf(joined) <= fits) parts[parts.length - 1] = joined;
    else parts.push(item);
  }
  return parts;
}

/**
 * Browsers know other words than the server. Hydration compares only the text of an element whose
 * child is one string, so the breaks of the server's HTML stay.
 */
function Phrases({ children: text }: { children: string }) {
  const isHydrated = useHydrated();
  const [isNew] = useState(isHydrated || typeof document === 'undefined');
  return (
    <span className="dw-clause">
      {isNew
        ? phrasesOf(text).map((phrase, index) => (
            <Fragment key={index}>
              {index > 0 ? <wbr /> : null}
              {phrase}
            </Fragment>
          ))
        : text}
    </span>
  );
}

function charactersOf(text: string): number {
  return text.match(/[\u3040-\u30ff\u3400-\u9fff]/gu)?.length ?? 0;
}
