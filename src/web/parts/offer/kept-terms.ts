const KEY = 'genplan.terms';

/** The terms this browser was told last, in the words of addresses. */
export function keptTerms(): string | undefined {
  try {
    return localStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps terms for the next visit; forgets them without any. */
export function keepTerms(terms: string | undefined): void {
  try {
    if (terms === undefined) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, terms);
  } catch {
    // Forbidden or full: the address has them.
  }
}
