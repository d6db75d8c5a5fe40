import { describe, expect, test } from 'vitest';
import { parseMaterial } from './parse-material.ts';

describe('parseMaterial', () => {
  test.each([
    ['кирпичный', 'brick'],
    ['brick', 'brick'],
    ['Панельный', 'panel'],
    ['монолит', 'monolith'],
    ['монолитный', 'monolith'],
    ['кирпично-монолитный', 'monolith2'],
    ['монолитно-кирпичный', 'monolith2'],
    ['монолит-кирпич', 'monolith2'],
    ['monolithBrick', 'monolith2'],
    ['brick-monolith', 'monolith2'],
    ['блочный', 'block'],
    ['деревянный', null],
    ['железобетонный', null],
    [null, null],
  ])('%s → %s', (raw, expected) => expect(parseMaterial(raw)).toBe(expected));
});
