import type { Member } from './members.ts';

/** The sum of all samples of a metric whose line contains each of the parts. */
export async function metricOf(
  { metricsPort }: Member,
  name: string,
  ...parts: string[]
): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  return text
    .split('\n')
    .filter((line) => new RegExp(`^${name}[ {]`).test(line))
    .filter((line) => parts.every((part) => line.includes(part)))
    .reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' ') + 1)), 0);
}

/** How many pages a web server has rendered since its start, for visitors and to renew them. */
export const rendersOf = (server: Member) => metricOf(server, 'dswine_pages_total', '"rendered"');
