import type { Lang } from '@dswine/shared/contract/wire';
import { drawDigits } from './draw-digits.ts';
import { speakDigits } from './speak-digits.ts';

export type CaptchaTask = { digits: string; spokenIn?: Lang };

export default async function makeCaptcha({ digits, spokenIn }: CaptchaTask): Promise<Uint8Array> {
  return spokenIn === undefined ? drawDigits(digits) : speakDigits(digits, spokenIn);
}
