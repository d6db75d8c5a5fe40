export interface PageSearch {
  /** Page of a list, counted from 1; the first one is not written. */
  page?: number;
}

/** The page number of an address; anything but a whole number above 1 is taken out of it. */
export function readPageSearch(raw: Record<string, unknown>): PageSearch {
  const page = /^[1-9]\d{0,5}$/.test(String(raw.page ?? '')) ? Number(raw.page) : 1;
  return { page: page > 1 ? page : undefined };
}
