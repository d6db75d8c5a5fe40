import { noteText } from './note-text.ts';

/** Notes of one kind of things, by id. */
export type Notes = ReadonlyMap<number, string>;

/** Messengers cut longer links: Russian letters take six signs each. */
const MOST_CHARACTERS = 600;
const NAME = 'notes=';
const LINE = /^([1-9]\d{0,8}):(.*)$/;

/**
 * Writes notes as the fragment of an address, '' without any: browsers send fragments to no server, so a note is read by
 * whoever was given the address alone. The first ones that fit are in it.
 */
export function writeSharedNotes(notes: Notes): string {
  let [characters, isFull] = [0, false];
  const lines: string[] = [];
  for (const [id, note] of notes) {
    const text = noteText(note).trimEnd();
    if (text === '' || isFull) continue;
    characters += text.length;
    isFull = characters > MOST_CHARACTERS;
    if (!isFull) lines.push(`${id}:${text}`);
  }
  return lines.length === 0 ? '' : NAME + encodeURIComponent(lines.join('\n'));
}

/** The notes a fragment carries, as far as it can be read; null when it carries none. */
export function readSharedNotes(fragment: string): Notes | null {
  if (!fragment.startsWith(NAME)) return null;
  const notes = new Map<number, string>();
  let left = MOST_CHARACTERS;
  for (const line of decoded(fragment.slice(NAME.length)).split('\n')) {
    const [, id, text = ''] = LINE.exec(line) ?? [];
    const note = noteText(text).slice(0, left);
    if (id === undefined || note === '' || notes.has(Number(id))) continue;
    notes.set(Number(id), note);
    left -= note.length;
  }
  return notes.size === 0 ? null : notes;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
