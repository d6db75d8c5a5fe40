/** A query travels in the address, where Russian letters take six characters each. */
const MAX_ENCODED = 1_700;
const MAX_LENGTH = 2_000;

/** The text of an error as its report carries it: message, then stack, cut to fit an address. */
export function errorReport(error: unknown): string {
  const text = error instanceof Error ? textOf(error) : String(error);
  let room = MAX_ENCODED;
  let report = '';
  for (const character of text.slice(0, MAX_LENGTH)) {
    room -= encodedLength(character);
    if (room < 0) break;
    report += character;
  }
  return report;
}

/** Some browsers begin the stack with the message, others leave it out. */
function textOf({ name, message, stack = '' }: Error): string {
  return stack.includes(message) ? stack : `${name}: ${message}\n${stack}`;
}

function encodedLength(character: string): number {
  // Half of a broken pair has no encoding of its own and is replaced by one that takes nine characters.
  return character.isWellFormed() ? encodeURIComponent(JSON.stringify(character).slice(1, -1)).length : 9;
}
