/** The full name of a region or city: name and type, 'Московская область'; the type 'город' is left out. */
export function fullName(name: string, type: string | null): string {
  return type === null || type === '' || type === 'город' ? name : `${name} ${type}`;
}
