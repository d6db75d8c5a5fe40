import { takeMarks } from '#domain/catalog/marks.ts';

export interface PartedAddress {
  /** The path and the query as pages know them. */
  address: string;
  /** The marks of the campaign that led here, as a query writes them; '' for none. */
  marks: string;
}

/** Parts what a page of the site is asked by from the marks that no page shows. */
export function partMarks(address: string): PartedAddress {
  const at = address.indexOf('?');
  if (at < 0) return { address, marks: '' };
  const parameters = new URLSearchParams(address.slice(at + 1));
  const marks = new URLSearchParams(takeMarks(parameters)).toString();
  if (marks === '') return { address, marks };
  const query = parameters.toString();
  return { address: address.slice(0, at) + (query && `?${query}`), marks };
}

/** The address that a visitor with such marks is sent on to. */
export function withMarks(address: string, marks: string): string {
  if (marks === '') return address;
  return `${address}${address.includes('?') ? '&' : '?'}${marks}`;
}
