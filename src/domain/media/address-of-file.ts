/** A file of ours: by its uuid, or by the address it is downloaded from. */
export type UploadReference = { uuid: string } | { downloadURL: string };

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/**
 * Where a reference leads: the address of a picture or a document on this site or another. A reference is an upload, a
 * bare uuid, an address, or a path after `@` or `{host}`, which both stand for this site.
 */
export function addressOfFile(reference: string | UploadReference): string {
  if (typeof reference !== 'string') {
    return addressOfFile('uuid' in reference ? reference.uuid : reference.downloadURL);
  }
  if (UUID.test(reference)) return `/api/upload/${reference}`;
  return reference.replace(/^(?:\{host\}|@)\/?/, '/');
}
