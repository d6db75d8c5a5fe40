/**
 * As much of vitest as the tests of the mortgage engine use, so that the very same files can run in a page.
 * Results gather in `window.testResults`.
 */

type Body = (...values: never[]) => unknown;

const results = { passed: 0, failed: [] as string[] };
Object.assign(globalThis, { testResults: results });

export function describe(_: string, body: () => void): void {
  body();
}

export function it(name: string, body: Body): void {
  run(name, () => body());
}

it.each =
  (cases: readonly unknown[]) =>
  (name: string, body: Body): void => {
    for (const [at, given] of cases.entries()) {
      const values = (Array.isArray(given) ? given : [given]) as never[];
      run(`${name} [${at}]`, () => body(...values));
    }
  };

function run(name: string, body: () => unknown): void {
  try {
    body();
    results.passed += 1;
  } catch (error) {
    results.failed.push(`${name}: ${error}`);
  }
}

export function expect(actual: unknown) {
  return { ...matchers(actual, true), not: matchers(actual, false) };
}

function matchers(actual: unknown, wanted: boolean) {
  const check = (holds: boolean, expected?: unknown) => {
    if (holds !== wanted) throw new Error(`${show(actual)} against ${show(expected)}`);
  };
  const number = actual as number;
  return {
    toBe: (expected: unknown) => check(Object.is(actual, expected), expected),
    toEqual: (expected: unknown) => check(isEqual(actual, expected, false), expected),
    toMatchObject: (expected: unknown) => check(isEqual(actual, expected, true), expected),
    toBeNull: () => check(actual === null),
    toBeUndefined: () => check(actual === undefined),
    toBeLessThan: (expected: number) => check(number < expected, expected),
    toBeLessThanOrEqual: (expected: number) => check(number <= expected, expected),
    toBeGreaterThan: (expected: number) => check(number > expected, expected),
    toBeGreaterThanOrEqual: (expected: number) => check(number >= expected, expected),
    toBeCloseTo: (expected: number, digits = 2) =>
      check(Math.abs(number - expected) < 10 ** -digits / 2, expected),
    toHaveLength: (expected: number) => check((actual as unknown[]).length === expected, expected),
    toContain: (expected: never) => check((actual as never[]).includes(expected), expected),
    toMatch: (expected: RegExp) => check(expected.test(actual as string), expected),
    toThrow: (expected = '') =>
      check(thrownBy(actual as () => unknown)?.includes(expected) ?? false, expected),
  };
}

/** Undefined fields count as absent; `isPart` lets objects have more fields than expected. */
function isEqual(actual: unknown, expected: unknown, isPart: boolean): boolean {
  if (Object.is(actual, expected)) return true;
  if (!isObject(actual) || !isObject(expected) || Array.isArray(actual) !== Array.isArray(expected))
    return false;
  const isOpen = isPart && !Array.isArray(expected);
  const keys = new Set([...definedKeys(expected), ...(isOpen ? [] : definedKeys(actual))]);
  return [...keys].every((key) => isEqual(actual[key], expected[key], isPart));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object';
}

function definedKeys(value: Record<string, unknown>): string[] {
  return Object.keys(value).filter((key) => value[key] !== undefined);
}

function thrownBy(action: () => unknown): string | undefined {
  try {
    action();
    return undefined;
  } catch (error) {
    return String(error);
  }
}

function show(value: unknown): string {
  return value instanceof RegExp ? String(value) : (JSON.stringify(value)?.slice(0, 300) ?? 'undefined');
}
