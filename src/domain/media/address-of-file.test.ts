import { expect, it } from 'vitest';
import { addressOfFile } from './address-of-file.ts';

const uuid = '0b9e1d8e-6f5c-4e3a-9a53-0f6d6c8f7b11';

it.each([
  [uuid, `/api/upload/${uuid}`],
  [uuid.toUpperCase(), `/api/upload/${uuid.toUpperCase()}`],
  [{ uuid }, `/api/upload/${uuid}`],
  [{ downloadURL: '/api/upload/a.png' }, '/api/upload/a.png'],
  [{ downloadURL: 'https://a.example/x.png' }, 'https://a.example/x.png'],
  ['{host}/api/upload/a.png', '/api/upload/a.png'],
  ['@/plans/1.svg', '/plans/1.svg'],
  ['@plans/1.svg', '/plans/1.svg'],
  ['/plans/1.svg', '/plans/1.svg'],
  ['https://a.example/x.png', 'https://a.example/x.png'],
  ['data:image/svg+xml,%3Csvg/%3E', 'data:image/svg+xml,%3Csvg/%3E'],
])('%o leads to %s', (reference, address) => {
  expect(addressOfFile(reference)).toBe(address);
});
