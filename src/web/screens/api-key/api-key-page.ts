import { requireRights } from '../../data/require-rights.ts';
import { lazyScreen } from '../../lazy-screen.ts';
import { parseListingId } from '../../query/listing-id.ts';
import { page } from '../../site-map/page.ts';
import { consoleFrame } from '../admin/console-frame.ts';
import { apiKeyQuery } from './api-key-queries.ts';

/** A key to be changed; without an id, one to be made. */
export const apiKeyPage = page({
  under: consoleFrame,
  path: '/api-keys/config/{-$keyId}',
  params: {
    parse: ({ keyId }): { keyId?: number } =>
      keyId === undefined ? {} : { keyId: parseListingId({ id: keyId }).id },
    stringify: ({ keyId }) => ({ keyId: keyId === undefined ? undefined : String(keyId) }),
  },
  guard: requireRights({ clientDesk: 'rw' }),
  load: async (context, { params: { keyId } }) => {
    if (keyId === undefined) return { title: 'Новый API-ключ' };
    const { key } = await context.queryClient.ensureQueryData(apiKeyQuery(context, keyId));
    return { title: `API-ключ ${key.key}` };
  },
  screen: lazyScreen(() => import('./ApiKeyScreen.tsx'), 'ApiKeyScreen'),
});
