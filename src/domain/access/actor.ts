import type { Group } from './groups.ts';

export const API_KEY_SERVICES = ['IPO_CALC', 'VITRINA'] as const;

export type ApiKeyService = (typeof API_KEY_SERVICES)[number];

/** Rights an API key may carry besides its service. */
export const API_KEY_PERMISSIONS = ['VITRINA_BEGIN_MORTGAGE_FORM'] as const;

export type ApiKeyPermission = (typeof API_KEY_PERMISSIONS)[number];

export interface UserActor {
  kind: 'user';
  id: number;
  /** An empty list counts as BASE. */
  groups: readonly Group[];
  /** The client whose own person this is; absent or null for everybody else. */
  clientId?: number | null;
  /** It is null for a person who was never asked for a name, and '' for one who skipped the question. */
  name: string | null;
  /** The phone in its stored form, +7XXXXXXXXXX. */
  phone: string;
}

export interface ApiKeyActor {
  kind: 'apiKey';
  id: number;
  service: ApiKeyService;
  permissions: readonly ApiKeyPermission[];
}

/** Whoever makes a call. `system` is a job or a command of the operator. */
export type Actor = { kind: 'visitor' } | UserActor | ApiKeyActor | { kind: 'system' };

export const VISITOR: Actor = { kind: 'visitor' };

export const SYSTEM: Actor = { kind: 'system' };
