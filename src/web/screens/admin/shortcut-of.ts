import type { PressedKey } from './console-key.ts';

/**
 * How `aria-keyshortcuts` spells a press, by the place of the key, so that it works under any layout: 'C', 'Delete',
 * 'Control+Enter'. Undefined for presses that no control asks for.
 */
export function shortcutOf({ code, shiftKey, ctrlKey, altKey, metaKey }: PressedKey): string | undefined {
  if (shiftKey || altKey) return undefined;
  if (ctrlKey || metaKey) return code === 'Enter' ? 'Control+Enter' : undefined;
  if (code === 'Delete') return code;
  return code.startsWith('Key') ? code.slice('Key'.length) : undefined;
}
