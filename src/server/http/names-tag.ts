/** Tells whether a header `If-None-Match` names a tag, by the weak comparison of RFC 9110, §13.1.2. */
export function namesTag(header: string | undefined, etag: string): boolean {
  const tags = header?.split(',').map(bare) ?? [];
  return tags.includes(bare(etag)) || tags.includes('*');
}

function bare(tag: string): string {
  return tag.trim().replace(/^W\//, '');
}
