import { Type } from 'typebox';

/** Schema parts that several kinds of records share. */
export const recordId = Type.String({ pattern: '^[0-9]{1,9}$' });
/** A time with any offset or `Z`. The import stores it in Taipei's offset. */
export const instant = Type.String({
  pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,3})?)?(Z|[+-]\\d{2}:\\d{2})$',
});
/**
 * The URL of a web page. Plain http is allowed: some small producers have nothing else, and the
 * site only links to it.
 */
export const webAddress = Type.String({
  pattern: '^https?://[^\\s/?#@]+([/?#]\\S*)?$',
  maxLength: 500,
});
