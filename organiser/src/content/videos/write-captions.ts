import { inLocale } from '@dswine/shared/fair/texts/bilingual';
import type { Lang } from '@dswine/shared/contract/wire';
import type { VideoRecord } from '../editions/edition.ts';

/**
 * The captions of a film as WebVTT. They are above the lower edge, where players have their
 * controls.
 */
export function writeCaptions(captions: VideoRecord['Captions'], lang: Lang): string {
  const cues = captions.map(
    ({ From, To, Text }, index) =>
      `${index + 1}\n${clock(From)} --> ${clock(To)} line:-3\n${oneLine(inLocale(Text, lang))}\n`,
  );
  return `WEBVTT\n\n${cues.join('\n')}`;
}

/** `00:01:02.500`. */
function clock(seconds: number): string {
  return new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23);
}

/** An arrow or an empty line would end a cue, and `<` starts a tag. */
function oneLine(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/\s+/gu, ' ');
}
