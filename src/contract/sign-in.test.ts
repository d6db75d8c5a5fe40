import { expect, it } from 'vitest';
import { CODE_INVALID, SignInCodeForm } from './sign-in.ts';

it.each([
  ['', 'Нужно ввести код'],
  ['ABC 12', CODE_INVALID],
  ['ABC123', CODE_INVALID],
  ['ABC 1234', CODE_INVALID],
  ['ABC 123', undefined],
])('%j in the field of the code: %s', (code, message) => {
  expect(SignInCodeForm.safeParse({ code }).error?.issues[0]?.message).toBe(message);
});
