/** The complex a lead is about. Throws for a button that nobody told it. */
export function requireComplexId(complexId: number | undefined): number {
  if (complexId === undefined) throw new Error('Нет ID ЖК?!');
  return complexId;
}
