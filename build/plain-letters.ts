import type { Plugin } from 'vite';

/** A wide letter with the backslash before it, which says nothing there; pairs of backslashes belong together. */
const WIDE = /\\\\|\\?([^\0-\x7f])/g;
const RAW_AND_WIDE = /\.raw`[^`]*[^\0-\x7f]/;

/**
 * Writes letters beyond ASCII as escapes, which mean the same in every literal: one Cyrillic word in a file, and Node
 * holds all of its text in two bytes a letter. Text that a program asks for as it was written (`String.raw`) would
 * change: the build fails if there is any.
 */
export function plainLetters(): Plugin {
  return {
    name: 'plain-letters',
    // The bundler writes strings anew after each chunk is rendered.
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        if (RAW_AND_WIDE.test(file.code))
          this.error(`${file.fileName} asks for wide letters as they were written`);
        file.code = file.code.replace(WIDE, escapeOf);
      }
    },
  };
}

function escapeOf(found: string, letter: string | undefined): string {
  if (letter === undefined) return found;
  return `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
