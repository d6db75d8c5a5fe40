import { API_KEY_STATES, type ApiKeyState } from '#domain/access/api-key-state.ts';
import { type AdminListSearch, readAdminListSearch } from './admin-list-search.ts';

export interface ApiKeyListSearch extends AdminListSearch {
  state?: ApiKeyState;
}

/** What the list of keys shows, by its address. */
export function readApiKeyListSearch(raw: Record<string, unknown>): ApiKeyListSearch {
  return { ...readAdminListSearch(raw), state: API_KEY_STATES.find((state) => state === raw.state) };
}
