/** Where the site serves a stored picture; its name is a hash of its content, so it may be kept for ever. */
export function mediaAddress(storedKey: string): string {
  return storedKey.replace(/^public\//, '/media/');
}
