import { inLocale } from '@dswine/shared/fair/texts/bilingual';
import type { Translated } from '@dswine/shared/contract/locales';
import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Lang } from '@dswine/shared/contract/wire';

/**
 * Samples per second, one byte each; silence is 128. `spoken/make-spoken-digits.sh` writes the
 * same.
 */
const rate = 11_025;
const headerBytes = 44;
const recordings: Translated<Buffer[]> = { tw: read('tw'), en: read('en') };

/** Speaks the digits as a WAV in one voice. Speed, volume and gaps vary, over a murmur. */
export function speakDigits(digits: string, language: Lang): Buffer {
  const parts = [...digits].flatMap((digit) => {
    const recording = inLocale(recordings, language)[Number(digit)];
    if (!recording) throw new Error(`"${digit}" is no digit.`);
    return [silence(between(0.35, 0.75)), varied(recording)];
  });
  const samples = [...parts, silence(0.5)].flat();
  return toWav(overMurmur(samples));
}

function read(language: Lang): Buffer[] {
  const folder = join(import.meta.dirname, 'spoken', language);
  return Array.from({ length: 10 }, (_, digit) =>
    readFileSync(join(folder, `${digit}.wav`)).subarray(headerBytes),
  );
}

function between(low: number, high: number): number {
  return low + ((high - low) * randomInt(1_000_001)) / 1_000_000;
}

function silence(seconds: number): number[] {
  return Array<number>(Math.round(seconds * rate)).fill(0);
}

function varied(recording: Buffer): number[] {
  const [speed, loudness] = [between(0.9, 1.1), between(0.7, 1)];
  return Array.from({ length: Math.floor(recording.length / speed) }, (_, index) => {
    const at = index * speed;
    const [left, right] = [recording[Math.floor(at)] ?? 128, recording[Math.ceil(at)] ?? 128];
    return (left + (right - left) * (at % 1) - 128) * loudness;
  });
}

/** Adds soft drifting noise, too quiet to hide a digit from a person. */
function overMurmur(samples: number[]): number[] {
  let low = 0;
  return samples.map((sample, index) => {
    low += (between(-12, 12) - low) * 0.35;
    return sample * 0.9 + low * (1 + 0.4 * Math.sin(index / 900));
  });
}

function toWav(samples: number[]): Buffer {
  const wav = Buffer.alloc(headerBytes + samples.length);
  wav.write('RIFF', 0, 'ascii');
  wav.writeUInt32LE(36 + samples.length, 4);
  wav.write('WAVEfmt ', 8, 'ascii');
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20);
  wav.writeUInt16LE(1, 22);
  wav.writeUInt32LE(rate, 24);
  wav.writeUInt32LE(rate, 28);
  wav.writeUInt16LE(1, 32);
  wav.writeUInt16LE(8, 34);
  wav.write('data', 36, 'ascii');
  wav.writeUInt32LE(samples.length, 40);
  samples.forEach((sample, index) =>
    wav.writeUInt8(Math.max(0, Math.min(255, Math.round(sample + 128))), headerBytes + index),
  );
  return wav;
}
