import type { JsonPart } from '#domain/text/read-json.ts';
import { readJson } from '#domain/text/read-json.ts';
import { WidgetConfig } from './widget-config.ts';
import type { WidgetConfigForm } from './widget-config-form.ts';

/** A look of every field fits, with room for spaces. */
export const MAX_CONFIG_TEXT = 100_000;
const MOST_FAULTS = 20;

export interface ConfigFault {
  /** Counted from 1. */
  line: number;
  /** The letter it begins at. */
  at: number;
  /** 'theme.colors.primary'; empty: the text as a whole. */
  field: string;
  message: string;
}

export type ReadConfig = { ok: true; config: WidgetConfig } | { ok: false; faults: ConfigFault[] };

/** Reads the look of a widget from JSON; every fault has its line and its field, and nothing is dropped quietly. */
export function readConfigText(text: string): ReadConfig {
  const lineOf = (at: number) => text.slice(0, at).split('\n').length;
  const faultAt = (at: number, path: readonly PropertyKey[], message: string): ConfigFault => ({
    line: lineOf(at),
    at,
    field: path.map(String).join('.'),
    message,
  });
  if (text.length > MAX_CONFIG_TEXT)
    return { ok: false, faults: [faultAt(0, [], `Не\u00a0больше ${MAX_CONFIG_TEXT} знаков`)] };
  const read = readJson(text);
  if (!read.ok) return { ok: false, faults: [faultAt(read.fault.at, [], read.fault.message)] };
  const faults = twinsIn(read.part).map(({ at, path }) => faultAt(at, path, 'Поле уже есть выше'));
  const { data: config, error } = WidgetConfig.safeParse(read.part.value);
  for (const issue of error?.issues ?? []) {
    const keys = issue.code === 'unrecognized_keys' ? issue.keys : [null];
    for (const key of keys) {
      const path = key === null ? issue.path : [...issue.path, key];
      faults.push(faultAt(placeOf(read.part, path), path, key === null ? issue.message : 'Такого поля нет'));
    }
  }
  faults.sort((one, other) => one.at - other.at);
  return config && faults.length === 0
    ? { ok: true, config }
    : { ok: false, faults: faults.slice(0, MOST_FAULTS) };
}

/** Writes what a form holds as JSON, what it holds wrong as well; empty fields are left out. */
export function configText({ options, theme }: WidgetConfigForm): string {
  const { colors, fonts, components, fontList, cssVariables } = theme;
  const variables = cssVariables.map(({ name, value }) => [name, value] as const);
  return print(
    said({ options, theme: { colors, fonts, components, fontList, cssVariables: new Fields(variables) } }),
    '',
  );
}

/** An object as its fields, of which two may have one name. */
class Fields {
  readonly list: readonly (readonly [string, unknown])[];

  constructor(list: Fields['list']) {
    this.list = list;
  }
}

/** The same value with objects as their fields, without those that say nothing; undefined when nothing is said. */
function said(value: unknown): unknown {
  if (typeof value === 'string') return value.trim() === '' ? undefined : value.trim();
  if (Array.isArray(value)) return value.length === 0 ? undefined : value.map(fieldsOf);
  if (typeof value !== 'object' || value === null) return value ?? undefined;
  const all =
    value instanceof Fields ? value.list : Object.entries(value).map(([key, one]) => [key, said(one)]);
  const list = (all as [string, unknown][]).filter(([, one]) => one !== undefined);
  return list.length === 0 ? undefined : new Fields(list);
}

function fieldsOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? new Fields(Object.entries(value)) : value;
}

function print(value: unknown, indent: string): string {
  const inner = `${indent}  `;
  const block = (open: string, rows: string[], close: string) =>
    rows.length === 0
      ? open + close
      : `${open}\n${rows.map((row) => inner + row).join(',\n')}\n${indent}${close}`;
  if (Array.isArray(value))
    return block(
      '[',
      value.map((one) => print(one, inner)),
      ']',
    );
  if (!(value instanceof Fields)) return JSON.stringify(value ?? {});
  return block(
    '{',
    value.list.map(([key, one]) => `${JSON.stringify(key)}: ${print(one, inner)}`),
    '}',
  );
}

/** Where the value of a path begins, or the nearest value around it that is there. */
function placeOf(part: JsonPart, [key, ...rest]: readonly PropertyKey[]): number {
  if (key === undefined) return part.at;
  const field = part.fields?.findLast((one) => one.key === key);
  const inner = field?.part ?? part.items?.[Number(key)];
  if (inner === undefined) return part.at;
  return rest.length === 0 && field ? field.at : placeOf(inner, rest);
}

function twinsIn({ fields, items }: JsonPart, path: string[] = []): { at: number; path: string[] }[] {
  const seen = new Set<string>();
  const own = (fields ?? []).flatMap(({ key, at, part }) => {
    const isTwin = seen.has(key);
    seen.add(key);
    const here = [...path, key];
    return [...(isTwin ? [{ at, path: here }] : []), ...twinsIn(part, here)];
  });
  return [...own, ...(items ?? []).flatMap((item, at) => twinsIn(item, [...path, String(at)]))];
}
