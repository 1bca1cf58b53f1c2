import { Type } from 'typebox';

/** Parts of the schemas of several kinds of records. */
export const recordId = Type.String({ pattern: '^[0-9]{1,9}$' });
/** A time with any offset or `Z`. The import stores it as it is in Taipei. */
export const instant = Type.String({
  pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,3})?)?(Z|[+-]\\d{2}:\\d{2})$',
});
/** A page on the web. Plain http is accepted: small producers have nothing else, and it is only ever linked. */
export const webAddress = Type.String({
  pattern: '^https?://[^\\s/?#@]+([/?#]\\S*)?$',
  maxLength: 500,
});
