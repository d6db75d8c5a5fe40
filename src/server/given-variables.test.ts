import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { givenVariables } from './given-variables.ts';

let dir: string;
const file = (name: string, text: string) => {
  writeFileSync(join(dir, name), text);
  return join(dir, name);
};

beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'genplan-variables-'));
});
afterAll(() => rmSync(dir, { recursive: true }));

describe('a variable', () => {
  it('comes from itself or from the file that is named, without the line end that editors add', () => {
    const source = { PORT: ' 4000 ', HOST: ' ', SECRET_KEY_FILE: file('key', 'c0ffee\n') };
    expect(givenVariables(source)).toEqual({
      values: { PORT: '4000', SECRET_KEY: 'c0ffee' },
      faults: [],
      strangers: [],
    });
  });

  it.each([
    ['is not there', () => join(dir, 'nowhere')],
    ['is a folder', () => dir],
    ['is empty', () => file('empty', '\n')],
    ['holds more than the value', () => file('two', 'one\ntwo\n')],
    ['holds no text', () => file('binary', 'a\0b')],
    ['is of another kind', () => file('huge', 'x'.repeat(10_001))],
  ])('is refused when its file %s', (_, name) => {
    const { faults } = givenVariables({ SMS_KEY_FILE: name() });
    expect(faults).toEqual([
      expect.stringMatching(/^Переменная SMS_KEY_FILE: .* ожидается файл с ним одним$/),
    ]);
  });

  it('is refused when it has a value and a file', () => {
    const { faults } = givenVariables({ SMS_KEY: 'a', SMS_KEY_FILE: file('sms', 'b') });
    expect(faults).toEqual(['Переменная SMS_KEY: задана и она, и SMS_KEY_FILE, ожидается одно из двух']);
  });
});

describe('a variable that nobody reads', () => {
  it.each([
    'SMS_PROVDER',
    'STORAGE_BUKET',
    'SMS_PASSWORD_FILE',
    'DATABSE_URL',
    'SECRETKEY',
    'SECRET_KEYS_FILE',
    'public_url',
    'TRUST_PROXYS',
  ])('%s is named', (name) => {
    expect(givenVariables({ [name]: 'x' }).strangers).toEqual([name]);
  });

  it.each([
    'PATH',
    'HOSTNAME',
    'XDG_DATA_DIRS',
    'NODE_ENV',
    'npm_config_user_agent',
    'HOME',
    'CI',
    'SECRET_KEY_FILE',
  ])('%s is none of ours', (name) => {
    expect(givenVariables({ [name]: file('other', 'x') }).strangers).toEqual([]);
  });
});
