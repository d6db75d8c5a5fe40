import { describe, expect, it } from 'vitest';
import { ONEST } from './onest.ts';
import { readLetters } from './read-letters.ts';
import { lettersWidth, writeLetters } from './write-letters.ts';

const LOOK = { size: 20, fill: '#000' };

describe('letters of drawings', () => {
  it('are those we write: Russian, Latin, figures', () => {
    const ours =
      'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдеёжзийклмнопрстуфхцчшщъыьэюя0123456789,²DFGJLNQRUVZdfghijklmnqrtuvz';
    expect([...ours].filter((letter) => !(letter in ONEST))).toEqual([]);
    expect(readLetters(writeLetters([{ text: ours, x: 0, y: 0 }], LOOK))).toEqual([ours]);
  });

  it('stand on both sides of their point, and another look is another path', () => {
    const [advance, x, y, rest] = ONEST.К!;
    expect(writeLetters([{ text: 'К', x: 10, y: 30 }], LOOK)).toBe(
      `<path transform="scale(.1)" fill="#000" d="M${Math.round(100 - advance / 2 + x)} ${300 + y}${rest}"/>`,
    );
    expect(writeLetters([{ text: 'К', x: 10, y: 30 }], { ...LOOK, isUpright: true, halo: 0.5 })).toBe(
      '<path transform="rotate(-90)scale(.1)" fill="#000" paint-order="stroke" stroke="#fff" stroke-width="100" ' +
        `stroke-linejoin="round" d="M${Math.round(-300 - advance / 2 + x)} ${100 + y}${rest}"/>`,
    );
  });

  it('are as wide as the pen goes, and a space that does not break is a space', () => {
    expect(lettersWidth('м м', 200)).toBe(2 * ONEST.м![0] + ONEST[' ']![0]);
    expect(lettersWidth('м\u00A0м', 20)).toBe(lettersWidth('м м', 20));
  });

  it('that the table lacks are written without their marks or left out', () => {
    expect(readLetters(writeLetters([{ text: 'ñü 日', x: 0, y: 0 }], LOOK))).toEqual(['nu']);
    expect(writeLetters([{ text: '日', x: 0, y: 0 }], LOOK)).toBe('');
    expect(writeLetters([], LOOK)).toBe('');
  });
});
