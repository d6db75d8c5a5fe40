export interface StatusSearch {
  /** HTTP status the page of errors is asked to fail with. */
  status?: number;
}

/** The status of an address; anything but an error status is taken out of it. */
export function readStatusSearch(raw: Record<string, unknown>): StatusSearch {
  const text = String(raw.status ?? '');
  return { status: /^[45]\d\d$/.test(text) ? Number(text) : undefined };
}
