/** The dashboard and the alert rules of `deploy/observability` are what Grafana and Prometheus read. */
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parser } from '@prometheus-io/lezer-promql';
import { readAlerts, readDashboard } from '../../src/testing/observability-files.ts';

const root = path.resolve(__dirname, '../../..');
const alerts = readAlerts();
const dashboard = readDashboard();

/** What Grafana puts in place of a variable is a duration here. */
const plain = (expr: string) => expr.replaceAll('$__rate_interval', '1m');

function syntaxErrors(expr: string): string[] {
  const wrong: string[] = [];
  parser.parse(plain(expr)).iterate({
    enter({ type, from, to }) {
      if (type.isError) wrong.push(`${expr} (${from}-${to})`);
    },
  });
  return wrong;
}

/** The anchors of a document's headings, as GitHub makes them. */
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

it('finds what is no PromQL', () => {
  expect(syntaxErrors('sum(rate(x[5m])')).not.toEqual([]);
  expect(syntaxErrors('sum by (le rate(x[5m]))')).not.toEqual([]);
});

it('has expressions that Prometheus can parse', () => {
  const expressions = [...alerts, ...dashboard.targets].map(({ expr }) => expr);
  expect(expressions.length).toBeGreaterThan(40);
  expect(expressions.flatMap(syntaxErrors)).toEqual([]);
});

it.each(alerts.map((alert) => [alert.alert, alert] as const))(
  'tells with %s what is wrong, how grave it is and what to do',
  (name, { for: duration, labels, annotations }) => {
    expect(name).toMatch(/^Dswine[A-Z][A-Za-z]+$/u);
    expect(duration).toMatch(/^\d+m$/u);
    expect(['critical', 'warning']).toContain(labels.severity);
    expect(annotations.summary).toMatch(/^\S.*\.$/u);
    const [file = '', anchor = ''] = annotations.runbook.split('#');
    expect(anchor).toBe(name.toLowerCase());
    expect(anchorsOf(file)).toContain(anchor);
  },
);

it('has each alert once, and no instructions for one that is gone', () => {
  const names = alerts.map(({ alert }) => alert);
  expect(names.length).toBe(new Set(names).size);
  const known = anchorsOf('docs/operations.md').filter((anchor) => anchor.startsWith('dswine'));
  expect(known.sort()).toEqual(names.map((name) => name.toLowerCase()).sort());
});

it('names in the descriptions of panels only alerts that exist', () => {
  const named = dashboard.panels.flatMap(
    ({ description = '' }) => description.match(/Dswine\w+/gu) ?? [],
  );
  const names = alerts.map(({ alert }) => alert);
  expect(named.filter((name) => !names.includes(name))).toEqual([]);
  expect(named.length).toBeGreaterThan(5);
});

it('has panels that Grafana can show, side by side', () => {
  const { panels, templating } = dashboard;
  expect(templating.list.map(({ name }) => name)).toEqual(['datasource', 'instance']);
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  const cells = new Set<string>();
  for (const { gridPos, title, type, targets = [], datasource, fieldConfig } of panels) {
    expect([title, gridPos.x + gridPos.w <= 24]).toEqual([title, true]);
    for (let x = gridPos.x; x < gridPos.x + gridPos.w; x += 1)
      for (let y = gridPos.y; y < gridPos.y + gridPos.h; y += 1) {
        expect([title, cells.has(`${x} ${y}`)]).toEqual([title, false]);
        cells.add(`${x} ${y}`);
      }
    if (type === 'row') continue;
    expect([title, targets.length > 0, datasource?.uid]).toEqual([title, true, '${datasource}']);
    expect(fieldConfig?.defaults.unit).toMatch(/^\w+$/u);
    expect(new Set(targets.map(({ refId }) => refId)).size).toBe(targets.length);
  }
});

if (process.env['FULL'] && spawnSync('promtool', ['--version']).status === 0)
  it('has rules that promtool accepts', () => {
    const file = path.join(root, 'deploy/observability/alerts.yaml');
    expect(String(execFileSync('promtool', ['check', 'rules', file]))).toContain('SUCCESS');
  });
