import { platform, setPriority } from 'node:os';

const LOW_PRIORITY = 10;

/**
 * Gives this thread a low priority: whoever waits for an answer comes first. Only Linux has a priority per thread;
 * elsewhere it would be the whole node's.
 */
export function giveWay(): void {
  if (platform() === 'linux') setPriority(0, LOW_PRIORITY);
}
