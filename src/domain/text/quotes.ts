const OUTER = ['«', '»'] as const;
const INNER = ['„', '“'] as const;
const ANY_QUOTE = /[«»„“”"]/g;

/**
 * Rewrites quotes of any kind as «ёлочки», and „лапки“ inside them.
 * Quotes that do not pair up are dropped: a name cut by its source is still a name.
 */
export function russianQuotes(text: string): string {
  let depth = 0;
  let paired = true;
  const rewritten = text.replace(ANY_QUOTE, (_, at: number) => {
    if (opensWord(text, at)) {
      depth += 1;
      return (depth === 1 ? OUTER : INNER)[0];
    }
    if (depth === 0) paired = false;
    const close = (depth <= 1 ? OUTER : INNER)[1];
    depth -= 1;
    return close;
  });
  return paired && depth === 0 ? rewritten : text.replace(ANY_QUOTE, '');
}

/** A straight or ambiguous quote opens when a word follows and none precedes it. */
function opensWord(text: string, at: number): boolean {
  const quote = text.charAt(at);
  if (quote === '«' || quote === '„') return true;
  if (quote === '»' || quote === '”') return false;
  return (
    /^[\p{L}\p{N}]/u.test(text.slice(at + 1).replace(/^["“]+/, '')) &&
    !/[\p{L}\p{N}.!?)]$/u.test(text.slice(0, at))
  );
}
