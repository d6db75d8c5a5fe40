import type { FieldSelector, SelectorMode } from '#contract/ipo-calc/field-selector.ts';

/** A selector without its false ends and empty branches. */
interface Selected {
  readonly [field: string]: true | Selected;
}

/** The selection that leaves everything. */
export const WHOLE = (answer: object) => answer as Record<string, unknown>;

/**
 * Reads a selector once for many answers. A path counts when it ends in true and then takes everything
 * beneath; false ends and unknown fields do nothing. Lists are walked element by element. A selector without
 * any field means the whole answer in both modes.
 */
export function fieldSelection(
  fields: FieldSelector | undefined,
  mode: SelectorMode,
): (answer: object) => Record<string, unknown> {
  if (fields === undefined || Object.keys(fields).length === 0) return WHOLE;
  const selected = selectedOnly(fields);
  const part = mode === 'include' ? kept : without;
  return (answer) => (part(answer, selected) ?? {}) as Record<string, unknown>;
}

function selectedOnly(fields: FieldSelector): Selected {
  const entries = Object.entries(fields).flatMap(([field, end]): [string, true | Selected][] => {
    if (typeof end === 'boolean') return end ? [[field, true]] : [];
    const inner = selectedOnly(end);
    return Object.keys(inner).length > 0 ? [[field, inner]] : [];
  });
  return Object.fromEntries(entries);
}

/** Undefined where no selected path exists; a null on the way is kept as what the path leads to. */
function kept(value: unknown, selected: Selected): unknown {
  if (value === null) return null;
  if (typeof value !== 'object') return undefined;
  if (Array.isArray(value)) return keptOfList(value, selected);
  const parts = Object.entries(value).flatMap(([field, inner]) => {
    const end = at(selected, field);
    const part = end === true || end === undefined ? inner : kept(inner, end);
    return end === undefined || part === undefined ? [] : [[field, part]];
  });
  return parts.length > 0 ? Object.fromEntries(parts) : undefined;
}

/** Elements keep their places: one without the selected fields is left empty. */
function keptOfList(list: readonly unknown[], selected: Selected): unknown[] | undefined {
  const parts = list.map((element) => kept(element, selected));
  const isKnown = list.length === 0 || parts.some((part) => part !== undefined);
  return isKnown ? parts.map((part) => (part === undefined ? {} : part)) : undefined;
}

function without(value: unknown, selected: Selected): unknown {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map((element) => without(element, selected));
  const parts = Object.entries(value).flatMap(([field, inner]) => {
    const end = at(selected, field);
    if (end === true) return [];
    return [[field, end === undefined ? inner : without(inner, end)]];
  });
  return Object.fromEntries(parts);
}

function at(selected: Selected, field: string): true | Selected | undefined {
  return Object.hasOwn(selected, field) ? selected[field] : undefined;
}
