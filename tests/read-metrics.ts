/** A line of the text format of Prometheus, as a scraper reads it. */
export interface Sample {
  name: string;
  labels: Record<string, string>;
  value: number;
}

const LINE = /^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? (-?[\d.]+(?:e[+-]?\d+)?|[+-]Inf|NaN)$/i;
const LABEL = /([a-zA-Z_]\w*)="((?:[^"\\]|\\.)*)"(?:,|$)/gy;

/** Reads a whole answer of `/metrics`; throws at a line that a scraper would not understand. */
export function readMetrics(text: string): Sample[] {
  const lines = text.split('\n').filter((line) => line !== '' && !/^# (HELP|TYPE) /.test(line));
  return lines.map((line) => {
    const [, name, labels = '', value] = LINE.exec(line) ?? [];
    const pairs = [...labels.matchAll(LABEL)];
    const read = pairs.map(([pair]) => pair).join('');
    if (name === undefined || read !== labels) throw new Error(`No sample: ${line}`);
    return {
      name,
      labels: Object.fromEntries(pairs.map(([, label, text]) => [label, text])),
      value: Number(value!.replace('Inf', 'Infinity')),
    };
  });
}

/** Adds up the samples of a name that bear these labels; null when there is none. */
export function sumOf(
  samples: readonly Sample[],
  name: string,
  labels: Record<string, string> = {},
): number | null {
  const found = samples.filter(
    (sample) =>
      sample.name === name &&
      Object.entries(labels).every(([label, value]) => sample.labels[label] === value),
  );
  return found.length === 0 ? null : found.reduce((sum, { value }) => sum + value, 0);
}
