/** A feed word made comparable: trimmed, lower case, ё as е, inner spaces single. */
export function foldWord(raw: string): string {
  return raw.trim().toLowerCase().replaceAll('ё', 'е').replace(/\s+/g, ' ');
}
