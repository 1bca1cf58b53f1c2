import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

const folder = path.resolve(import.meta.dirname, '../../../deploy/observability');

export type Alert = {
  alert: string;
  expr: string;
  for: string;
  labels: { severity: string };
  annotations: { summary: string; runbook: string };
};

/** A panel of the Grafana dashboard; a `row` only groups those that follow. */
export type Panel = {
  id: number;
  type: string;
  title: string;
  description?: string;
  gridPos: { x: number; y: number; w: number; h: number };
  datasource?: { uid: string };
  fieldConfig?: { defaults: { unit?: string } };
  targets?: Target[];
};
type Target = { refId: string; expr: string; legendFormat?: string };

type Dashboard = {
  uid: string;
  title: string;
  templating: { list: { name: string; query?: string }[] };
  panels: Panel[];
};

/** The Prometheus alert rules of `deploy/observability`. */
export function readAlerts(): Alert[] {
  const { groups } = parse(readFileSync(path.join(folder, 'alerts.yaml'), 'utf8')) as {
    groups: { name: string; rules: Alert[] }[];
  };
  return groups.flatMap(({ rules }) => rules);
}

export function readDashboard(): Dashboard & { targets: Target[] } {
  const text = readFileSync(path.join(folder, 'dashboard.json'), 'utf8');
  const dashboard = JSON.parse(text) as Dashboard;
  return { ...dashboard, targets: dashboard.panels.flatMap(({ targets = [] }) => targets) };
}

/** The names of the metrics in PromQL expressions, but those that Prometheus makes itself. */
export function metricsIn(expressions: readonly string[]): string[] {
  const names = expressions.flatMap(
    (expr) => expr.match(/\b(?:dswine|process|nodejs)_\w+/gu) ?? [],
  );
  return [...new Set(names)].sort();
}
