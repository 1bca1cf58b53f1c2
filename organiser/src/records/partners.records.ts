import { PartnerRole } from '@dswine/shared/contract/partners';
import { Bilingual } from '@dswine/shared/contract/wire';
import { Type } from 'typebox';
import { webAddress } from './record-parts.ts';

/** A partner of the fair; one record of `partners`. */
export const PartnerRecord = Type.Object(
  {
    Id: Type.String({ pattern: '^[0-9]{1,9}$' }),
    Name: Bilingual,
    Role: PartnerRole,
    Text: Bilingual,
    /** On a reserved domain (`*.example`). */
    Website: Type.Optional(webAddress),
  },
  { additionalProperties: false },
);
