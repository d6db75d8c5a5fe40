const TOKEN = /^var\((--[\w-]+)\)$/;

/** A colour for engines that draw by themselves, which no style sheet reaches: a token is looked up at the root. */
export function cssColour(colour: string): string {
  const [, token] = TOKEN.exec(colour) ?? [];
  return token ? getComputedStyle(document.documentElement).getPropertyValue(token).trim() : colour;
}
