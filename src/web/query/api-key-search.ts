import { API_KEY_STATES, type ApiKeyState } from '#domain/access/api-key-state.ts';
import { type AdminListSearch, readAdminListSearch } from './admin-list-search.ts';

export interface ApiKeyListSearch extends AdminListSearch<'apiKeys'> {
  state?: ApiKeyState;
}

/** Reads the part of the list of keys that an address asks for. */
export function readApiKeyListSearch(raw: Record<string, unknown>): ApiKeyListSearch {
  return {
    ...readAdminListSearch(raw, 'apiKeys'),
    state: API_KEY_STATES.find((state) => state === raw.state),
  };
}
