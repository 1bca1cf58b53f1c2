import type { Move } from './measure-plan.ts';
import type { Machine } from './report.ts';

const heading = '## Floor plan';

/** The floor plan's section of `docs/performance.md`. */
export function planReport(moves: readonly Move[], { date, chromium }: Machine): string {
  const rows = moves.map(
    ({ name, frames, milliseconds, scripting, style }) =>
      `| ${name} | ${frames} | ${Math.round((frames * 1000) / milliseconds)} | ${scripting.toFixed(2)} | ${style.toFixed(2)} |`,
  );
  const most = Math.max(...moves.map(({ scripting }) => scripting));
  return `${heading}

600 booths at 390 x 844, CPU 4x, gestures of a finger through Chromium ${chromium}, on ${date}. A frame at 60 Hz has 16.7 ms; the aim is that scripts take at most half
of it. Frames a second depend on what else the machine does and on drawing without a graphics card; what scripts and styles take does not.

| gesture | frames | frames/s | scripting ms a frame | style and layout ms a frame |
|---|---:|---:|---:|---:|
${rows.join('\n')}

At most ${most.toFixed(2)} ms of scripting a frame.
`;
}

/** Replaces the floor plan's section of the document, or appends it. */
export function withPlan(document: string, plan: string): string {
  const from = document.indexOf(heading);
  if (from < 0) return `${document.trimEnd()}\n\n${plan}`;
  const next = document.indexOf('\n## ', from + heading.length);
  return document.slice(0, from) + plan + (next < 0 ? '' : document.slice(next));
}
