import { closed, recordId } from '@dswine/shared/contract/wire';
import { Type } from 'typebox';

const chinese = Type.String({ minLength: 1 });

/** A topic of the Events menu, in Chinese only; one record of `event-info`. */
export const EventInfoRecord = Type.Object(
  {
    Id: recordId,
    Title: chinese,
    Lead: chinese,
    Notice: chinese,
    Items: Type.Array(
      Type.Object({
        ExhibitorId: recordId,
        /** The product whose name and description an item without a title shows. */
        ProductId: Type.Optional(recordId),
        Title: Type.Optional(chinese),
        Text: Type.Optional(chinese),
        Note: Type.Optional(chinese),
      }),
    ),
  },
  closed,
);
