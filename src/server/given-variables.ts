import { readFileSync } from 'node:fs';
import { PORT_CHOICES } from './port-choices.ts';
import { VARIABLES } from './variables.ts';

type Source = Record<string, string | undefined>;

interface GivenVariables {
  values: Record<string, string>;
  /** A line for each variable whose file says nothing, or that has a file and a value. */
  faults: string[];
  /** Names meant for us, by their look, that nobody reads. */
  strangers: string[];
}

const OF_FILE = /_FILE$/;
/** More than any of them; a file of another kind is not read whole. */
const LONGEST = 10_000;

/**
 * Reads our variables out of an environment: each from itself or from the file that NAME_FILE names, as secrets are
 * given to containers and services. An empty value is none.
 */
export function givenVariables(source: Source): GivenVariables {
  const values: Record<string, string> = {};
  const faults: string[] = [];
  for (const { name } of VARIABLES) {
    const own = source[name]?.trim();
    const file = source[`${name}_FILE`]?.trim();
    if (own && file) faults.push(`Переменная ${name}: задана и она, и ${name}_FILE, ожидается одно из двух`);
    const value = own || (file ? readValue(file) : undefined);
    if (file && !value) {
      faults.push(`Переменная ${name}_FILE: из «${file}» не читается значение, ожидается файл с ним одним`);
    }
    if (value) values[name] = value;
  }
  return { values, faults, strangers: strangersIn(source) };
}

function readValue(file: string): string | undefined {
  try {
    const text = readFileSync(file, 'utf8').trim();
    return text.length <= LONGEST && !/[\r\n\0]/.test(text) ? text : undefined;
  } catch {
    return undefined;
  }
}

function strangersIn(source: Source): string[] {
  const known = VARIABLES.map(({ name }) => name);
  const families = Object.keys(PORT_CHOICES).map((port) => `${port}_`);
  return Object.keys(source).filter((name) => {
    const bare = name.replace(OF_FILE, '');
    if (known.includes(bare) || known.includes(name)) return false;
    return families.some((family) => name.startsWith(family)) || known.some((one) => isMisspelt(bare, one));
  });
}

/** Whether a word differs from the right one by case, by underscores, or by one letter or two that changed places. */
function isMisspelt(word: string, right: string): boolean {
  let a = word.replaceAll('_', '').toUpperCase();
  let b = right.replaceAll('_', '');
  // Short names are near many words: `PATH` is no `PORT`.
  if (b.length < 6) return false;
  while (a !== '' && a[0] === b[0]) [a, b] = [a.slice(1), b.slice(1)];
  while (a !== '' && a.at(-1) === b.at(-1)) [a, b] = [a.slice(0, -1), b.slice(0, -1)];
  const isSwapped = a.length === 2 && b.length === 2 && a[0] === b[1] && a[1] === b[0];
  return isSwapped || (a.length <= 1 && b.length <= 1);
}
