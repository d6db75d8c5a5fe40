type Value = string | number | null;

/** An element, or nothing where there is nothing to say. */
export function tag(name: string, value: Value): string {
  return value === null ? '' : `<${name}>${escapeText(String(value))}</${name}>`;
}

/** An element around others. */
export function wrap(name: string, ...inner: string[]): string {
  return `<${name}>${inner.join('')}</${name}>`;
}

/** Square metres as a feed writes them. */
export function metres(m2x100: number): string {
  return String(m2x100 / 100);
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
