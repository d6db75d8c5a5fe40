import type { PressedKey } from './console-key.ts';

export type DeskKeyAction = 'next' | 'previous' | 'status' | 'search' | 'toggle';

/** By the place of the key, so that it works under any layout; undefined for keys that are not ours. */
export function listKeyAction(key: PressedKey): DeskKeyAction | undefined {
  if (key.ctrlKey || key.altKey || key.metaKey) return undefined;
  if (key.key === '?' || (key.code === 'Slash' && key.shiftKey)) return 'toggle';
  if (key.key === '/' || key.code === 'Slash') return 'search';
  if (key.shiftKey) return undefined;
  return ({ KeyJ: 'next', KeyK: 'previous', KeyS: 'status' } as const)[key.code];
}

/** The application a step leads to; at the ends it stays. Without a start it is the first one. */
export function neighbourId(
  ids: readonly number[],
  fromId: number | undefined,
  action: 'next' | 'previous',
): number | undefined {
  const at = fromId === undefined ? -1 : ids.indexOf(fromId);
  if (at === -1) return ids[0];
  return ids[Math.min(Math.max(at + (action === 'next' ? 1 : -1), 0), ids.length - 1)];
}
