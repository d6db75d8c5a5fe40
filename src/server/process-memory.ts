import type { ProcessMemory } from '#services/ports.ts';

/** Keeps the newest version of each value. Callers that come while it is being made share the one that is made. */
export function createProcessMemory(): ProcessMemory {
  const values = new Map<string, { version: string; value: Promise<unknown> }>();
  return {
    recall<Value>(name: string, version: string, make: () => Promise<Value>): Promise<Value> {
      const known = values.get(name);
      if (known?.version === version) return known.value as Promise<Value>;
      // A query of drizzle runs anew for each that waits for it, so the promise of its answer is what is kept.
      const value = Promise.resolve(make());
      const entry = { version, value };
      values.set(name, entry);
      value.catch(() => {
        if (values.get(name) === entry) values.delete(name);
      });
      return value;
    },
    count: () => values.size,
  };
}
