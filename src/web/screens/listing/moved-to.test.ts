import { expect, it } from 'vitest';
import { renderPage } from '../../entry-server.tsx';

const settings = {
  appEnv: 'production' as const,
  publicUrl: 'https://genplan.example',
  now: new Date(0),
  support: { phone: '+7 (495) 000-10-01', hours: '' },
  ownerName: '',
  isPhone: false,
  hasSession: false,
  mayHaveSession: false,
  place: 'all',
  defaultPlace: 'all',
};

it.each([
  ['/complex/5?houseId=3', 'catalog.complex', { complex: { id: 7 } }, '/complex/7?houseId=3'],
  ['/for-sale/5', 'catalog.flat', { flat: { id: 7 } }, '/for-sale/7'],
])('%s of what was joined to another moves there for good', async (address, procedure, answer, location) => {
  const response = await renderPage({
    request: new Request(settings.publicUrl + address),
    settings,
    parts: null,
    call: async ({ path }) => (path === procedure ? answer : null),
    dress: (html) => html,
  });
  expect([response.status, new Headers(response.headers).get('location')]).toEqual([301, location]);
});
