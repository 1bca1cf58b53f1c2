import { Type } from 'typebox';

const id = Type.String({ pattern: '^[0-9]{1,9}$' });
const chinese = Type.String({ minLength: 1 });

/** A topic of the Events menu, in Chinese only; one record of `event-info`. */
export const EventInfoRecord = Type.Object(
  {
    Id: id,
    Title: chinese,
    Lead: chinese,
    Notice: chinese,
    Items: Type.Array(
      Type.Object({
        ExhibitorId: id,
        /** The product whose name and description an item without a title shows. */
        ProductId: Type.Optional(id),
        Title: Type.Optional(chinese),
        Text: Type.Optional(chinese),
        Note: Type.Optional(chinese),
      }),
    ),
  },
  { additionalProperties: false },
);
