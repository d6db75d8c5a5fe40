/** Raises the first letter: the name of a street may begin with a small one, a heading may not. */
export function capitalised(text: string): string {
  return text.charAt(0).toLocaleUpperCase('ru') + text.slice(1);
}
