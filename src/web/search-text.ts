/** Reads a query string as text values; the first of repeated names counts, and nothing is guessed from JSON. */
export function parseSearch(text: string): Record<string, unknown> {
  const found: Record<string, string> = {};
  for (const [name, value] of new URLSearchParams(text)) found[name] ??= value;
  return found;
}

/** Writes a query string: text as it is, objects as JSON with sorted keys, absent and false values left out. */
export function stringifySearch(search: Record<string, unknown>): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    if (value === undefined || value === null || value === false) continue;
    parameters.append(name, typeof value === 'object' ? stableJson(value) : String(value));
  }
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}

function stableJson(value: object): string {
  return JSON.stringify(value, (_, part) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}
