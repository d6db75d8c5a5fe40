export interface PersonNameParts {
  id: number;
  surname?: string | null;
  name?: string | null;
  patronymic?: string | null;
}

/** Surname, name and patronymic, those present; without a name it is 'USER#' and the id, whatever else is known. */
export function personName({ id, surname, name, patronymic }: PersonNameParts): string {
  if (!present(name)) return `USER#${id}`;
  return [surname, name, patronymic]
    .filter(present)
    .map((part) => part.trim())
    .join(' ');
}

function present(part: string | null | undefined): part is string {
  return part != null && part.trim() !== '';
}
