/** Tells whether a picture is a file that somebody uploaded here. */
export function isUploadAddress(sourceUrl: string): boolean {
  return sourceUrl.startsWith('/api/upload/');
}
