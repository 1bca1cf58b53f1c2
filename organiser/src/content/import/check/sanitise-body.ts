import sanitizeHtml from 'sanitize-html';

/**
 * Keeps text markup in news bodies; removes all that runs, loads or styles. Links may be relative
 * or http(s). Spaces and line breaks between blocks go, so that a file may have one block per line.
 */
export function sanitiseBody(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [
      'p',
      'h2',
      'h3',
      'ul',
      'ol',
      'li',
      'blockquote',
      'strong',
      'em',
      'a',
      'br',
      'figure',
      'figcaption',
    ],
    allowedAttributes: { a: ['href'] },
    allowedSchemes: ['http', 'https'],
    allowProtocolRelative: false,
    transformTags: {
      b: 'strong',
      i: 'em',
      h1: 'h2',
      a: (tagName, attributes) => ({ tagName, attribs: siteOrWeb(attributes['href']) }),
    },
  })
    .trim()
    .replace(/(<\/?(?:p|h2|h3|ul|ol|li|blockquote|figure|figcaption)>)\s+(?=<)/gu, '$1');
}

function siteOrWeb(href: string | undefined): Record<string, string> {
  return href !== undefined && /^(https?:\/\/|\/(?![/\\])|#)/iu.test(href.trim())
    ? { href: href.trim() }
    : {};
}
