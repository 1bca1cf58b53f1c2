import { Fragment } from 'react';

type Props = {
  children: string;
  /** Number of Chinese characters per line at the narrowest width. */
  fits?: number | undefined;
};

/**
 * Text of a title. Headings break between clauses only, as is usual in Chinese. A clause longer
 * than a line would leave its last character alone on the next line. Such a clause may also break
 * between its parts; a part that is still too long may break anywhere.
 */
export function TitleText({ children, fits = 11 }: Props) {
  const clauses = children.split(/(?<=[\s：，、；。！？])/u);
  if (clauses.every((clause) => charactersOf(clause) <= fits)) return children;
  return clauses
    .flatMap((clause) => partsOf(clause, fits))
    .map(({ text, joins }, index) => (
      <Fragment key={index}>
        {joins ? <wbr /> : null}
        {charactersOf(text) > fits ? <span className="dw-clause">{text}</span> : text}
      </Fragment>
    ));
}

/**
 * Splits a long clause: after the particle that links two nouns, and before conjunctions and
 * prepositions.
 */
function partsOf(clause: string, fits: number): { text: string; joins: boolean }[] {
  if (charactersOf(clause) <= fits) return [{ text: clause, joins: false }];
  const parts = clause.split(/(?<=.[的])(?=..)|(?<=..)(?=(?<!參)與|(?<![現存內])在)/u);
  return parts.map((text, index) => ({ text, joins: index > 0 }));
}

function charactersOf(text: string): number {
  return text.match(/[\u3040-\u30ff\u3400-\u9fff]/gu)?.length ?? 0;
}
