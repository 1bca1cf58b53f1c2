import { Fragment } from 'react';

type Props = {
  children: string;
  /** Number of Chinese characters per line at the narrowest width. */
  fits?: number | undefined;
};

/**
 * Text of a title. A number and its unit stay together. Headings break between clauses only, as is usual in Chinese. A clause longer
 * than a line would leave its last character alone on the next line. Such a clause may also break
 * between its parts; a part that is still too long may break anywhere.
 */
export function TitleText({ children, fits = 11 }: Props) {
  const title = children.replace(/(?<=\d) (?=\p{Script=Han})/gu, '\u00a0');
  const clauses = title.split(/(?<=[ ：，、；。！？])/u);
  if (clauses.every((clause) => charactersOf(clause) <= fits)) return title;
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
 * Splits a long clause: after the particle that links two nouns, before conjunctions and
 * prepositions, before numbers of things, after verbs of news, and before what a drink is.
 */
const joints =
  /(?<=.[的])(?=..)|(?<=..)(?=(?<!參)與|(?<![現存內])在)|(?<=..)(?=(?<![一二三四五六七八九十兩])[一二三四五六七八九十兩]+[個位場家款支座])|(?<=發表|推出|公布)(?=..)|(?<=..)(?=威士忌|葡萄酒|氣泡酒|產區)/u;

function partsOf(clause: string, fits: number): { text: string; joins: boolean }[] {
  if (charactersOf(clause) <= fits) return [{ text: clause, joins: false }];
  const parts = clause.split(joints);
  return parts.map((text, index) => ({ text, joins: index > 0 }));
}

function charactersOf(text: string): number {
  return text.match(/[\u3040-\u30ff\u3400-\u9fff]/gu)?.length ?? 0;
}
