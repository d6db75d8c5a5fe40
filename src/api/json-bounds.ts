export interface JsonBounds {
  /** Commas and opening brackets outside strings: as many as there are values, or nearly. */
  values: number;
  depth: number;
}

const [QUOTE, COMMA, BACKSLASH] = [0x22, 0x2c, 0x5c];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];

const WORDS = { many: 'Слишком много значений', deep: 'Слишком глубокая вложенность' };

/**
 * Says in Russian which bound a text of JSON breaks; undefined when none. It walks the text once and stops at the
 * bound, before anything is made of it: parsing a megabyte of brackets takes longer than everybody else may wait.
 */
export function brokenBound(text: string, { values, depth }: JsonBounds): string | undefined {
  let seen = 0;
  let level = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) at = endOfString(text, at);
    else if (code === COMMA) seen += 1;
    else if (code === CLOSE_LIST || code === CLOSE_OBJECT) level -= 1;
    else if (code === OPEN_LIST || code === OPEN_OBJECT) {
      seen += 1;
      level += 1;
      if (level > depth) return WORDS.deep;
    }
    if (seen > values) return WORDS.many;
  }
  return undefined;
}

/** Finds the end of the string that opens at `from`; the end of the text when it does not close. */
function endOfString(text: string, from: number): number {
  for (let at = text.indexOf('"', from + 1); at >= 0; at = text.indexOf('"', at + 1)) {
    let before = at - 1;
    while (text.charCodeAt(before) === BACKSLASH) before -= 1;
    if ((at - before) % 2 === 1) return at;
  }
  return text.length;
}
