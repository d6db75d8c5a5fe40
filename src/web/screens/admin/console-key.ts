export type ConsoleKey = 'search' | 'save' | 'help';

/** The key itself, whatever letter a layout gives it. */
export interface PressedKey {
  code: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
}

/** Tells what a key does all over the console, by its place, so that it works under any layout. */
export function consoleKey(key: PressedKey): { does: ConsoleKey; isSingle: boolean } | undefined {
  if (key.altKey) return undefined;
  if (key.ctrlKey || key.metaKey) {
    if (key.shiftKey) return undefined;
    const does = key.code === 'KeyK' ? 'search' : key.code === 'KeyS' ? 'save' : undefined;
    return does && { does, isSingle: false };
  }
  if (key.code !== 'Slash') return undefined;
  return { does: key.shiftKey ? 'help' : 'search', isSingle: true };
}
