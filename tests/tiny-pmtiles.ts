const HEADER_BYTES = 127;
const UNCOMPRESSED = 1;
const VECTOR_TILE = 1;
const METADATA = Buffer.from('{"name":"tiny"}');

/** An archive of PMTiles 3 with one vector tile, the whole world at zoom 0 (github.com/protomaps/PMTiles, spec/v3). */
export function tinyPmtiles(tile: Buffer): Buffer {
  const directory = Buffer.concat([1, 0, 1, tile.length, 1].map(varint));
  const header = Buffer.alloc(HEADER_BYTES);
  header.write('PMTiles');
  header.writeUInt8(3, 7);
  const sections = [directory.length, METADATA.length, 0, tile.length];
  let offset = HEADER_BYTES;
  for (const [index, length] of sections.entries()) {
    header.writeBigUInt64LE(BigInt(offset), 8 + index * 16);
    header.writeBigUInt64LE(BigInt(length), 16 + index * 16);
    offset += length;
  }
  // Tiles addressed, entries and contents.
  for (const at of [72, 80, 88]) header.writeBigUInt64LE(1n, at);
  // Clustered; compression inside and of tiles; kind of tiles; zooms from 0 to 0.
  header.set([1, UNCOMPRESSED, UNCOMPRESSED, VECTOR_TILE, 0, 0], 96);
  for (const [index, degrees] of [-180, -85, 180, 85].entries()) {
    header.writeInt32LE(degrees * 1e7, 102 + index * 4);
  }
  return Buffer.concat([header, directory, METADATA, tile]);
}

/** Seven bits a byte, the lowest first; all but the last byte have the eighth set. */
function varint(value: number): Buffer {
  const bytes: number[] = [];
  let rest = value;
  for (; rest > 127; rest >>>= 7) bytes.push((rest & 127) | 128);
  return Buffer.from([...bytes, rest]);
}
