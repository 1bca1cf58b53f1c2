import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Bilingual, closed } from '@dswine/shared/contract/wire';
import { Type } from 'typebox';
import { Value } from 'typebox/value';

const Labels = Type.Record(Type.String(), Bilingual);
const Texts = Type.Object(
  {
    /** Of fields that several forms have. */
    labels: Labels,
    kinds: Type.Record(
      Type.String(),
      Type.Object(
        {
          name: Bilingual,
          labels: Type.Optional(Labels),
          values: Type.Optional(Type.Record(Type.String(), Labels)),
          answers: Type.Optional(
            Type.Array(Type.Object({ name: Bilingual, text: Bilingual }, closed)),
          ),
        },
        closed,
      ),
    ),
  },
  closed,
);
const texts = Value.Parse(
  Texts,
  JSON.parse(readFileSync(join(import.meta.dirname, 'submission-texts.json'), 'utf8')),
);

/** A kind of submission with its texts for the staff and for mails, in `submission-texts.json`. */
export function textsOf(kind: string) {
  const own = texts.kinds[kind];
  if (!own) throw new Error(`submission-texts.json has no texts of ${kind}.`);
  return { kind, ...own, labels: { ...texts.labels, ...own.labels } };
}
