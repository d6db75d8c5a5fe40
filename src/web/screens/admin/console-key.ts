export type ConsoleKey = 'search' | 'save' | 'help';

/** The key itself, whatever letter a layout gives it, and that letter. */
export interface PressedKey {
  code: string;
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
}

/**
 * Tells what a key does all over the console: by its place, so that it works under any layout, and by its sign, since a
 * Russian layout has the stroke and the question mark elsewhere.
 */
export function consoleKey(key: PressedKey): { does: ConsoleKey; isSingle: boolean } | undefined {
  if (key.altKey) return undefined;
  if (key.ctrlKey || key.metaKey) {
    if (key.shiftKey) return undefined;
    const does = key.code === 'KeyK' ? 'search' : key.code === 'KeyS' ? 'save' : undefined;
    return does && { does, isSingle: false };
  }
  if (key.key === '?' || (key.code === 'Slash' && key.shiftKey)) return { does: 'help', isSingle: true };
  if (key.key === '/' || key.code === 'Slash') return { does: 'search', isSingle: true };
  return undefined;
}
