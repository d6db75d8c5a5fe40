import { takeMarks } from '#domain/catalog/marks.ts';
import { addressOf, addressParts } from './address-parts.ts';

export interface PartedAddress {
  /** The path and the query as pages know them. */
  address: string;
  /** The marks of the campaign that led here, as a query writes them; '' for none. */
  marks: string;
}

/** Parts what a page of the site is asked by from the marks that no page shows. */
export function partMarks(address: string): PartedAddress {
  const { path, parameters } = addressParts(address);
  const marks = new URLSearchParams(takeMarks(parameters)).toString();
  return { address: marks === '' ? address : addressOf(path, parameters), marks };
}

/** The address that a visitor with such marks is sent on to. */
export function withMarks(address: string, marks: string): string {
  if (marks === '') return address;
  return `${address}${address.includes('?') ? '&' : '?'}${marks}`;
}
