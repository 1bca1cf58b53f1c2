const parts = /<(header|footer) class="site-\1"[^]*?<\/\1>/g;
const marks = /<(nav|aside)\b[^>]*>|<[a-z][^>]* id="([^"]*)"[^>]*>/g;
/** Items of lists and of drawings, without items, forms, controls and landmarks in them. */
const items =
  /<(li|g)\b[^>]*>(?:(?!<(?:\1|aside|fieldset|form|input|nav|search|section|select|textarea)\b)[^])*?<\/\1>/g;

/**
 * Leaves out what an earlier document, or this one, had already: the shell's header and footer when
 * they are the same but for their links, and items of lists that have the same elements and
 * attributes with other values. They are most of a document. Landmarks and ids stay, so that a
 * validator still compares them with the rest of the document.
 */
export function createRepeatedParts(): (html: string) => string {
  const seen = new Set<string>();
  const isRepeated = (form: string) => seen.has(form) || !seen.add(form);
  return (html) =>
    html
      .replace(parts, (whole: string, tag: string) =>
        isRepeated(whole.replace(/ (?:href="[^"]*"|aria-current="page")/g, ''))
          ? outlineOf(whole, tag)
          : whole,
      )
      .replace(items, (whole: string, tag: string) =>
        isRepeated(shapeOf(whole)) ? outlineOf(whole, tag) : whole,
      );
}

/** Elements with their attributes, without texts and without the values that records bring. */
function shapeOf(item: string): string {
  return item
    .replace(/>[^<]+/g, '>text')
    .replace(/ (?!class|role|type|name|tabindex)([a-z-]+)="[^"]+"/gi, ' $1');
}

function outlineOf(whole: string, tag: string): string {
  const start = whole.indexOf('>') + 1;
  const holder = tag === 'g' ? 'g' : 'span';
  const marked = Array.from(whole.slice(start).matchAll(marks), ([opening, landmark, id]) =>
    landmark === undefined ? `<${holder} id="${id}"></${holder}>` : `${opening}</${landmark}>`,
  );
  return `${whole.slice(0, start)}${marked.join('')}</${tag}>`;
}
