/** The dashboard and the alert rules of `deploy/observability` are valid and consistent. */
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parser } from '@prometheus-io/lezer-promql';
import { readAlerts, readDashboard } from '../../src/testing/observability-files.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const alerts = readAlerts();
const dashboard = readDashboard();

function syntaxErrors(expr: string): string[] {
  const wrong: string[] = [];
  // Grafana's variable for the interval.
  parser.parse(expr.replaceAll('$__rate_interval', '1m')).iterate({
    enter({ type, from, to }) {
      if (type.isError) wrong.push(`${expr} (${from}-${to})`);
    },
  });
  return wrong;
}

/** Returns the anchors that GitHub generates for a document's headings. */
function anchorsOf(file: string): string[] {
  const headings = readFileSync(path.join(root, file), 'utf8').match(/^#+ .+$/gmu) ?? [];
  return headings.map((heading) =>
    heading
      .replace(/^#+ /u, '')
      .toLowerCase()
      .replaceAll(/[^\w -]/gu, '')
      .replaceAll(' ', '-'),
  );
}

it('alerts and panels contain only valid PromQL expressions', () => {
  const expressions = [...alerts, ...dashboard.targets].map(({ expr }) => expr);
  expect(expressions.length).toBeGreaterThan(40);
  expect(expressions.flatMap(syntaxErrors)).toEqual([]);
});

it.each(alerts.map((alert) => [alert.alert, alert] as const))(
  'defines duration, severity, summary and runbook of the alert %s',
  (name, { for: duration, labels, annotations }) => {
    expect(duration).toMatch(/^\d+m$/u);
    expect(['critical', 'warning']).toContain(labels.severity);
    expect(annotations.summary).toMatch(/^\S.*\.$/u);
    const [file = '', anchor = ''] = annotations.runbook.split('#');
    expect(anchor).toBe(name.toLowerCase());
    expect(anchorsOf(file)).toContain(anchor);
  },
);

it('alert names are unique and match the runbook headings', () => {
  const names = alerts.map(({ alert }) => alert);
  expect(names.length).toBe(new Set(names).size);
  const known = anchorsOf('docs/operations.md').filter((anchor) => anchor.startsWith('dswine'));
  expect(known.sort()).toEqual(names.map((name) => name.toLowerCase()).sort());
});

it('panel descriptions name only existing alerts', () => {
  const named = dashboard.panels.flatMap(
    ({ description = '' }) => description.match(/Dswine\w+/gu) ?? [],
  );
  const names = alerts.map(({ alert }) => alert);
  expect(named.filter((name) => !names.includes(name))).toEqual([]);
  expect(named.length).toBeGreaterThan(5);
});

if (process.env['FULL'] && spawnSync('promtool', ['--version']).status === 0)
  it('promtool accepts the alert rules', () => {
    const file = path.join(root, 'deploy/observability/alerts.yaml');
    expect(String(execFileSync('promtool', ['check', 'rules', file]))).toContain('SUCCESS');
  });
