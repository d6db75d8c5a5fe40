import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { MAINTENANCE_TASKS } from '../src/domain/maintenance/maintenance-task.ts';

interface Rule {
  alert: string;
  expr: string;
  labels: { severity: string };
  annotations: { summary: string; runbook: string };
}

const { groups } = parse(readFileSync('deploy/prometheus/alerts.yml', 'utf8')) as {
  groups: { rules: Rule[] }[];
};
const RULES = groups.flatMap(({ rules }) => rules);

const FOLDER = 'src/server/metrics';
const ours = readdirSync(FOLDER).flatMap((file) =>
  [...readFileSync(join(FOLDER, file), 'utf8').matchAll(/name: '(\w+)'/g)].map(([, name]) => name!),
);
/** Prometheus itself, the blackbox exporter and the node exporter tell these. */
const OTHERS = /^(up|probe_success|node_filesystem_\w+)$/;

/** The metrics that an expression asks for; words of PromQL and labels are none. */
function metricsIn(expression: string): string[] {
  const bare = expression.replace(/\{[^}]*\}|\[\w+\]|\b(by|on)\s*\([^)]*\)/g, ' ');
  return [...bare.matchAll(/\b[a-z]\w*(?=\s*(?:\(?))/g)]
    .map(([name]) => name)
    .filter((name) => name.includes('_') || name === 'up')
    .filter((name) => !/^(histogram_quantile|predict_linear)$/.test(name));
}

/** The anchor that a heading of a page gets. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .trim()
    .replaceAll(' ', '-');

/** Those of the process itself that `prom-client` counts. */
const OF_THE_PROCESS = [
  'nodejs_eventloop_lag_p99_seconds',
  'process_resident_memory_bytes',
  'process_cpu_seconds_total',
];

function unknownIn(expression: string): string[] {
  return metricsIn(expression).filter(
    (name) =>
      !ours.includes(name.replace(/_(count|bucket|sum)$/, '')) &&
      !ours.includes(name) &&
      !OF_THE_PROCESS.includes(name) &&
      !OTHERS.test(name),
  );
}

describe.each(RULES)('$alert', ({ expr, labels, annotations }) => {
  it('asks for metrics that there are', () => {
    expect(metricsIn(expr).length).toBeGreaterThan(0);
    expect(unknownIn(expr)).toEqual([]);
  });

  it('leads to a page that says what to do', () => {
    const [path, anchor] = annotations.runbook.split('#');
    expect(existsSync(path!)).toBe(true);
    const anchors = [...readFileSync(path!, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
      anchorOf(heading!),
    );
    if (anchor !== undefined) expect(anchors).toContain(anchor);
    expect(['page', 'day']).toContain(labels.severity);
  });
});

it('the rule of maintenance names tasks that run by themselves', () => {
  const { expr } = RULES.find(({ alert }) => alert === 'MaintenanceStopped')!;
  const tasks = /task=~"([\w|]+)"/.exec(expr)![1]!.split('|');
  const jobs = readFileSync('src/server/jobs/all-jobs.ts', 'utf8');
  for (const task of tasks) {
    expect(Object.keys(MAINTENANCE_TASKS)).toContain(task);
    expect(jobs).toMatch(
      new RegExp(`doMaintenance\\(ctx, '${task}', signal\\),[^}]*schedule: '\\d+ \\d+ \\* \\* \\*'`),
    );
  }
});

it('the runbook names metrics that there are', () => {
  const pages = readdirSync('docs/operations').map((page) =>
    readFileSync(join('docs/operations', page), 'utf8'),
  );
  const named = pages.flatMap((text) =>
    [...text.matchAll(/\b(?:genplan|http_server|db_client)_\w+/g)].map(([name]) => name),
  );
  expect(named.length).toBeGreaterThan(0);
  expect(
    named.filter((name) => !ours.includes(name.replace(/_(count|bucket|sum)$/, '')) && !ours.includes(name)),
  ).toEqual([]);
});

it('the rules are those that Prometheus is told to read', () => {
  const { rule_files } = parse(readFileSync('deploy/prometheus/scrape.yml', 'utf8'));
  for (const file of rule_files) expect(existsSync(join('deploy/prometheus', file))).toBe(true);
});

describe('the dashboard', () => {
  const { panels } = JSON.parse(readFileSync('deploy/grafana/genplan.json', 'utf8')) as {
    panels: { id: number; title: string; targets?: { expr: string }[] }[];
  };
  const queries = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));

  it.each(queries)('%s asks for metrics that there are', (expr) => {
    expect(metricsIn(expr).length).toBeGreaterThan(0);
    expect(unknownIn(expr)).toEqual([]);
  });

  it('shows every metric of ours, each panel under a number of its own', () => {
    const shown = new Set(queries.flatMap(metricsIn).map((name) => name.replace(/_(count|bucket|sum)$/, '')));
    expect(ours.filter((name) => !shown.has(name) && !shown.has(name.replace(/_count$/, '')))).toEqual([]);
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  });
});
