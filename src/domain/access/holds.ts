import type { Permission, Permissions } from './permissions.ts';

/** Whether `held` has every letter of every right of `needed`. */
export function holds(held: Permissions, needed: Permissions): boolean {
  return Object.entries(needed).every(([permission, mode]) => {
    const letters = held[permission as Permission] ?? '';
    return [...mode].every((letter) => letters.includes(letter));
  });
}
