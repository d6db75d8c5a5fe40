/** Gives the site's address of a stored picture; its name is a hash of its content, so it may be cached for ever. */
export function mediaAddress(storedKey: string): string {
  return storedKey.replace(/^public\//, '/media/');
}
