import type { DocumentHead } from './document-head.ts';
import { headTags, headTagSelector } from './head-tags.ts';

/** Updates the document's `<head>` after a client-side navigation. */
export function applyHead(head: DocumentHead): void {
  document.documentElement.lang = head.lang;
  document.title = head.title;
  for (const old of document.head.querySelectorAll(headTagSelector)) old.remove();
  for (const { name, attributes, text } of headTags(head)) {
    const element = document.createElement(name);
    for (const [attribute, value] of Object.entries(attributes))
      element.setAttribute(attribute, value);
    if (text !== undefined) element.textContent = text;
    document.head.append(element);
  }
}
