import { AppError } from '#domain/errors.ts';
import type { Actor } from './actor.ts';
import { type Permission, type PermissionMode, permissionsOfPerson } from './permissions.ts';
import type { RefusalReason } from './refusal-texts.ts';

export type Access = { allowed: true } | { allowed: false; reason: RefusalReason };

const ALLOWED: Access = { allowed: true };

/**
 * Whether the actor holds every letter of `mode` of the permission.
 * Throws INTERNAL for an empty or unknown mode: a check that asks for nothing would always pass.
 */
export function can(actor: Actor, permission: Permission, mode: PermissionMode): Access {
  if (!/^(?:r|w|rw)$/.test(mode)) throw new AppError('INTERNAL', `No such mode of ${permission}: '${mode}'`);
  switch (actor.kind) {
    case 'system':
      return ALLOWED;
    case 'visitor':
      return { allowed: false, reason: 'UNAUTHENTICATED' };
    case 'apiKey':
      // Keys open partner services; rights of people are not theirs, whoever made the key.
      return { allowed: false, reason: 'FORBIDDEN' };
    case 'user': {
      const held = permissionsOfPerson(actor)[permission] ?? '';
      const allowed = [...mode].every((letter) => held.includes(letter));
      return allowed ? ALLOWED : { allowed: false, reason: 'FORBIDDEN' };
    }
  }
}
