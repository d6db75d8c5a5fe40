/** Whether a link leads to a part of the same file. */
export function isOwnReference(link: string): boolean {
  return /^\s*#[^\s"'()<>\\]+\s*$/.test(link);
}

/** Escapes may spell anything, rules with «@» may fetch, the others run or run once. */
const REFUSED = /\\|@|expression|javascript|vbscript|behavior|-moz-binding|<|image-set|\bsrc\s*\(/i;

/** Styles of a drawing as they are when they point at nothing but its own parts, null otherwise. */
export function cleanCss(css: string): string | null {
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, ' ');
  if (REFUSED.test(plain)) return null;
  const links = [...plain.matchAll(/url\s*\(\s*(["']?)([^)]*?)\1\s*\)/gi)];
  const opened = plain.match(/url\s*\(/gi)?.length ?? 0;
  return opened === links.length && links.every(([, , link]) => isOwnReference(link!)) ? plain : null;
}
