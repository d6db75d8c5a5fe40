import { NBSP } from './nbsp.ts';

/** A name in a table: 'Иванова М. П.'; the surname and the initials stay on one line. */
export function shortName(person: { surname: string; firstName: string; patronymic: string | null }): string {
  const initials = [person.firstName, person.patronymic ?? '']
    .map((part) => [...part.trim()][0])
    .filter((letter) => letter !== undefined)
    .map((letter) => `${letter.toLocaleUpperCase('ru')}.`);
  return [person.surname, ...initials].join(NBSP);
}
