import path from 'node:path';
import type { TestInfo } from '@playwright/test';
import { full } from '../full-run.ts';

/** What differs between the languages by itself: documents, their texts and layout. */
const inBoth =
  /^(every-page|law|error-responses|four-states|head-of-documents|without-javascript)\.spec/;
const languageInTitle = /\((tw|en)\b/;

/**
 * Whether a test is left to `FULL=1`, since the same steps run in the other language. Of a pair of
 * tests `npm test` runs one, in this language or that by its place, so that both have half of them.
 */
export function isLeftToFull({ file, line, titlePath }: TestInfo): boolean {
  const name = path.basename(file);
  const title = titlePath.findLast((part) => languageInTitle.test(part));
  if (full || inBoth.test(name) || title === undefined) return false;
  const isOwnTitle = title === titlePath.at(-1);
  // The tests of a group belong together.
  const place = isOwnTitle ? line : name.length;
  const [, language] = languageInTitle.exec(title) ?? [];
  return language !== (place % 2 === 0 ? 'tw' : 'en');
}
