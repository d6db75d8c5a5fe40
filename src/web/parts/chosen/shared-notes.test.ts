import { describe, expect, it } from 'vitest';
import { readSharedNotes, writeSharedNotes } from './shared-notes.ts';

const notes = (...all: [number, string][]) => new Map(all);

describe('notes in an address', () => {
  it('come back as they were written', () => {
    const written = notes([54, 'Балкон на юг: тихо, 100 % света'], [60, 'Дорого & далеко #2']);
    expect(readSharedNotes(writeSharedNotes(written))).toEqual(written);
  });

  it('are nothing without any', () => {
    expect(writeSharedNotes(notes())).toBe('');
    expect(writeSharedNotes(notes([54, '  ']))).toBe('');
    expect(readSharedNotes('')).toBeNull();
    expect(readSharedNotes('price-history')).toBeNull();
  });

  it('are one line of 140 characters each, 600 characters in all', () => {
    const long = 'а'.repeat(200);
    expect(readSharedNotes(writeSharedNotes(notes([1, 'один\nдва'])))).toEqual(notes([1, 'один два']));
    expect(readSharedNotes(writeSharedNotes(notes([1, long])))?.get(1)).toHaveLength(140);
    const all = notes(...Array.from({ length: 9 }, (_, at): [number, string] => [at + 1, long]));
    expect([...readSharedNotes(writeSharedNotes(all))!.keys()]).toEqual([1, 2, 3, 4]);
  });

  it.each([
    'notes=',
    'notes=%',
    'notes=%E0%A4%A',
    'notes=54',
    'notes=0%3Aa',
    'notes=-1%3Aa',
    'notes=1e9%3Aa',
    'notes=54%3A',
    'notes=%00%0A%0A',
  ])('are nothing in garbage: %s', (fragment) => {
    expect(readSharedNotes(fragment)).toBeNull();
  });

  it('survive garbage around them, and the first note of a thing counts', () => {
    const text = encodeURIComponent('x\n54:да\n:\n54:нет\n99999999999:много\n7:');
    expect(readSharedNotes(`notes=${text}`)).toEqual(notes([54, 'да']));
  });

  it('are bounded when somebody else wrote the address', () => {
    const text = encodeURIComponent(
      Array.from({ length: 500 }, (_, at) => `${at + 1}:${'б'.repeat(500)}`).join('\n'),
    );
    const read = readSharedNotes(`notes=${text}`)!;
    expect([...read.values()].join('').length).toBe(600);
  });
});
