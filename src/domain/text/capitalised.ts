/** The same text with its first letter large: a street may begin with a small letter, a heading may not. */
export function capitalised(text: string): string {
  return text.charAt(0).toLocaleUpperCase('ru') + text.slice(1);
}
