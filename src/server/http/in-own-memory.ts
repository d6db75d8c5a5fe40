/**
 * A copy of bytes, or a text in UTF-8, that keeps no memory but its own alive: the output of a packer lies in a block of
 * 16 KB, and a short buffer in a pool of 64.
 */
export function inOwnMemory(content: Uint8Array | string): Buffer {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content);
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
