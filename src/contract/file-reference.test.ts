import { describe, expect, it } from 'vitest';
import { FileReference, UploadReference } from './file-reference.ts';

const uuid = '0b9e1d8e-6f5c-4e3a-9a53-0f6d6c8f7b11';

describe('a reference to a file', () => {
  it.each(['/x', '@x', 'http://a.example/x', 'https://a.example/x', '{host}/x'])('may be %s', (reference) => {
    expect(FileReference.safeParse(reference).success).toBe(true);
  });

  it.each(['abc', '', 'ftp://a.example/x', 'javascript:1', 'host/x'])('may not be «%s»', (reference) => {
    expect(FileReference.safeParse(reference).success).toBe(false);
  });

  it('may be the file itself', () => {
    expect(FileReference.safeParse(new File(['a'], 'a.png')).success).toBe(true);
  });
});

it.each([[{ uuid }], [{ downloadURL: `/api/upload/${uuid}.png` }]])(
  'an upload is addressed by %o',
  (reference) => {
    expect(UploadReference.safeParse(reference).success).toBe(true);
  },
);
