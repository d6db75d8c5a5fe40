/** Gives the storage key of an uploaded file. */
export function uploadKey({ uuid, isPublic }: { uuid: string; isPublic: boolean }): string {
  return `${isPublic ? 'public' : 'private'}/upload-${uuid}`;
}
