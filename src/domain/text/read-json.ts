/** A value of a JSON text and where it begins. */
export interface JsonPart {
  at: number;
  /** The value as `JSON.parse` would give it; of twins the last. */
  value: unknown;
  /** The fields of an object in the order of the text, twins included. */
  fields?: { key: string; at: number; part: JsonPart }[];
  items?: JsonPart[];
}

export interface JsonFault {
  at: number;
  message: string;
}

export type ReadJson = { ok: true; part: JsonPart } | { ok: false; fault: JsonFault };

/** Nobody writes deeper by hand, and a text that does must not exhaust the stack. */
const DEEPEST = 50;
const BLANK = /[ \t\r\n]*/y;
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what a string of JSON must not hold.
const STRING = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const WORD = /[a-zа-яё_$][\wа-яё$]*/iy;
const CONSTANTS = new Map<string, unknown>([
  ['true', true],
  ['false', false],
  ['null', null],
]);

/** Reads JSON and keeps where each value stands, so that a fault in its meaning can be shown at its line. */
export function readJson(text: string): ReadJson {
  let at = 0;
  try {
    const part = readValue(0);
    if (at < text.length) return refuse('После конца лишний текст');
    return { ok: true, part };
  } catch (fault) {
    if (fault instanceof Refused) return { ok: false, fault: { at: fault.at, message: fault.message } };
    throw fault;
  }

  function readValue(depth: number): JsonPart {
    if (depth > DEEPEST) refuse('Слишком глубокая вложенность');
    skipBlank();
    const from = at;
    const letter = text[at];
    const part =
      letter === '{'
        ? { ...readObject(depth), at: from }
        : letter === '['
          ? { ...readArray(depth), at: from }
          : { at: from, value: readScalar() };
    skipBlank();
    return part;
  }

  function readObject(depth: number): Omit<JsonPart, 'at'> {
    const fields: NonNullable<JsonPart['fields']> = [];
    at += 1;
    skipBlank();
    if (take('}')) return { value: {}, fields };
    do {
      skipBlank();
      if (text[at] === '}') refuse('Лишняя запятая перед «}»');
      const keyAt = at;
      if (text[at] !== '"') refuse('Ожидается имя поля в\u00a0двойных кавычках');
      const key = readString();
      skipBlank();
      if (!take(':')) refuse(`После имени «${key}» ожидается двоеточие`);
      fields.push({ key, at: keyAt, part: readValue(depth + 1) });
    } while (take(','));
    if (!take('}'))
      refuse(at < text.length ? 'Ожидается запятая или «}»' : 'Не\u00a0хватает «}» в\u00a0конце');
    return { value: Object.fromEntries(fields.map(({ key, part }) => [key, part.value])), fields };
  }

  function readArray(depth: number): Omit<JsonPart, 'at'> {
    const items: JsonPart[] = [];
    at += 1;
    skipBlank();
    if (take(']')) return { value: [], items };
    do {
      skipBlank();
      if (text[at] === ']') refuse('Лишняя запятая перед «]»');
      items.push(readValue(depth + 1));
    } while (take(','));
    if (!take(']'))
      refuse(at < text.length ? 'Ожидается запятая или «]»' : 'Не\u00a0хватает «]» в\u00a0конце');
    return { value: items.map(({ value }) => value), items };
  }

  function readScalar(): unknown {
    if (at >= text.length) refuse('Текст оборвался: ожидается значение');
    if (text[at] === '"') return readString();
    const number = match(NUMBER);
    if (number !== undefined) return Number(number);
    const word = match(WORD);
    if (word !== undefined && CONSTANTS.has(word)) return CONSTANTS.get(word);
    if (word !== undefined) refuse(`«${word}» пишется в\u00a0двойных кавычках`, at - word.length);
    return refuse('Ожидается значение');
  }

  function readString(): string {
    const quoted = match(STRING);
    if (quoted === undefined) refuse('Строка не\u00a0закрыта кавычкой или в\u00a0ней запрещённый знак');
    return JSON.parse(quoted!);
  }

  function match(expression: RegExp): string | undefined {
    expression.lastIndex = at;
    const found = expression.exec(text)?.[0];
    if (found !== undefined) at += found.length;
    return found;
  }

  function skipBlank(): void {
    match(BLANK);
  }

  function take(letter: string): boolean {
    if (text[at] !== letter) return false;
    at += 1;
    return true;
  }

  function refuse(message: string, where = at): never {
    throw new Refused(message, where);
  }
}

class Refused extends Error {
  readonly at: number;

  constructor(message: string, at: number) {
    super(message);
    this.at = at;
  }
}
