/** Lists whose rows open beside them. */
export type ListOfRows =
  | '/admin/leads'
  | '/admin/clients/$client/leads'
  | '/account/broker/others-mortgage-applications';

/** The attributes of the link by which a row of a list opens beside it. */
export function rowLink(id: number) {
  return { 'data-opens': id };
}

/** The link of the row that shows the thing `id`; null when the page of the list has none. */
export function rowLinkOf(id: number): HTMLElement | null {
  return document.querySelector<HTMLElement>(`a[data-opens="${id}"]`);
}
