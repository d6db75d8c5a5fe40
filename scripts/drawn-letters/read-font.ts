import { inflateSync } from 'node:zlib';

/** A letter on a grid, y down: how far the pen goes, where its outline begins, and the rest of it from there. */
interface Glyph {
  advance: number;
  x: number;
  y: number;
  rest: string;
}

interface Point {
  x: number;
  y: number;
  isOnCurve: boolean;
}

type Contour = Point[];

const WOFF_HEAD = 44;
const WOFF_ENTRY = 20;

/** Reads a WOFF of TrueType outlines; what it gives finds a letter, or nothing when the font has none. */
export function readFont(woff: Buffer, grid: number): (letter: string) => Glyph | undefined {
  const tables = tablesOf(woff);
  const { cmap, glyf, loca, head, hhea, hmtx } = tables;
  const unitsPerEm = head!.readUInt16BE(18);
  const isLong = head!.readInt16BE(50) === 1;
  const widths = hhea!.readUInt16BE(34);
  const offsetOf = (id: number) => (isLong ? loca!.readUInt32BE(id * 4) : loca!.readUInt16BE(id * 2) * 2);

  const contoursOf = (id: number): Contour[] => {
    const [from, to] = [offsetOf(id), offsetOf(id + 1)];
    if (from === to) return [];
    const bytes = glyf!.subarray(from, to);
    return bytes.readInt16BE(0) < 0 ? readParts(bytes, contoursOf) : readContours(bytes);
  };

  const snap = (value: number) => Math.round((value * grid) / unitsPerEm);
  // Bends stand on every second line, so that what lies midway between two of them stands on a line as well.
  const snapBend = (value: number) => 2 * Math.round((value * grid) / unitsPerEm / 2);
  return (letter) => {
    const id = glyphIdOf(cmap!, letter.codePointAt(0)!);
    if (id === 0) return undefined;
    const advance = snap(hmtx!.readUInt16BE(Math.min(id, widths - 1) * 4));
    const snapped = contoursOf(id).map((contour) =>
      contour.map(({ x, y, isOnCurve }) => {
        const onGrid = isOnCurve ? snap : snapBend;
        return { x: onGrid(x), y: -onGrid(y), isOnCurve };
      }),
    );
    return { advance, ...outlineOf(snapped) };
  };
}

function tablesOf(woff: Buffer): Record<string, Buffer> {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('Not a WOFF');
  const count = woff.readUInt16BE(12);
  return Object.fromEntries(
    Array.from({ length: count }, (_, at) => {
      const entry = woff.subarray(WOFF_HEAD + at * WOFF_ENTRY);
      const [offset, packed, length] = [entry.readUInt32BE(4), entry.readUInt32BE(8), entry.readUInt32BE(12)];
      const bytes = woff.subarray(offset, offset + packed);
      return [entry.toString('latin1', 0, 4), packed < length ? inflateSync(bytes) : bytes];
    }),
  );
}

/** Looks a code point up in the segments of format 4, which every font has for letters of the first plane. */
function glyphIdOf(cmap: Buffer, code: number): number {
  const starts = Array.from({ length: cmap.readUInt16BE(2) }, (_, at) => cmap.readUInt32BE(8 + at * 8));
  const from = starts.find((start) => cmap.readUInt16BE(start) === 4);
  if (from === undefined) throw new Error('No table of format 4');
  const twice = cmap.readUInt16BE(from + 6);
  for (let at = 0; at < twice; at += 2) {
    const [end, start] = [cmap.readUInt16BE(from + 14 + at), cmap.readUInt16BE(from + 16 + twice + at)];
    if (code < start || code > end) continue;
    const delta = cmap.readUInt16BE(from + 16 + 2 * twice + at);
    const rangeAt = from + 16 + 3 * twice + at;
    const range = cmap.readUInt16BE(rangeAt);
    if (range === 0) return (code + delta) & 0xffff;
    const id = cmap.readUInt16BE(rangeAt + range + 2 * (code - start));
    return id === 0 ? 0 : (id + delta) & 0xffff;
  }
  return 0;
}

function readContours(bytes: Buffer): Contour[] {
  const count = bytes.readInt16BE(0);
  const ends = Array.from({ length: count }, (_, at) => bytes.readUInt16BE(10 + at * 2));
  const total = ends.at(-1)! + 1;
  let at = 10 + count * 2;
  at += 2 + bytes.readUInt16BE(at);
  const flags: number[] = [];
  while (flags.length < total) {
    const flag = bytes[at++]!;
    flags.push(flag);
    if (flag & 8) for (let more = bytes[at++]!; more > 0; more--) flags.push(flag);
  }
  const readAxis = (short: number, same: number): number[] => {
    let value = 0;
    return flags.map((flag) => {
      if (flag & short) value += flag & same ? bytes[at++]! : -bytes[at++]!;
      else if (!(flag & same)) {
        value += bytes.readInt16BE(at);
        at += 2;
      }
      return value;
    });
  };
  const xs = readAxis(2, 16);
  const ys = readAxis(4, 32);
  const points = flags.map((flag, i) => ({ x: xs[i]!, y: ys[i]!, isOnCurve: (flag & 1) === 1 }));
  return ends.map((end, i) => points.slice(i === 0 ? 0 : ends[i - 1]! + 1, end + 1));
}

/** A letter put together of others, as й is of и and its breve; parts that are scaled are not met here. */
function readParts(bytes: Buffer, contoursOf: (id: number) => Contour[]): Contour[] {
  const contours: Contour[] = [];
  let at = 10;
  for (let flags = 32; flags & 32; ) {
    flags = bytes.readUInt16BE(at);
    if (flags & 0b1100_1000) throw new Error('A scaled part of a letter');
    const id = bytes.readUInt16BE(at + 2);
    const isWide = (flags & 1) === 1;
    const dx = isWide ? bytes.readInt16BE(at + 4) : bytes.readInt8(at + 4);
    const dy = isWide ? bytes.readInt16BE(at + 6) : bytes.readInt8(at + 5);
    at += isWide ? 8 : 6;
    contours.push(...contoursOf(id).map((one) => one.map((p) => ({ ...p, x: p.x + dx, y: p.y + dy }))));
  }
  return contours;
}

/** Contours as one path: where it begins, and all after that in steps. */
function outlineOf(contours: readonly Contour[]): { x: number; y: number; rest: string } {
  let [x, y] = [0, 0];
  let start: { x: number; y: number } | undefined;
  let rest = '';
  for (const contour of contours) {
    const points = withMiddles(contour);
    const first = points[0]!;
    if (start) rest += `m${steps(first.x - x, first.y - y)}`;
    start ??= first;
    [x, y] = [first.x, first.y];
    for (let i = 1; i <= points.length; i++) {
      const point = points[i % points.length]!;
      if (point.isOnCurve) {
        if (i < points.length) rest += lineTo(point.x - x, point.y - y);
        [x, y] = [point.x, point.y];
        continue;
      }
      const end = points[(i + 1) % points.length]!;
      const before = points[i - 2];
      const isMirrored =
        before?.isOnCurve === false && x - before.x === point.x - x && y - before.y === point.y - y;
      rest += isMirrored
        ? `t${steps(end.x - x, end.y - y)}`
        : `q${steps(point.x - x, point.y - y, end.x - x, end.y - y)}`;
      [x, y] = [end.x, end.y];
      i++;
    }
    rest += 'z';
    [x, y] = [first.x, first.y];
  }
  return { x: start?.x ?? 0, y: start?.y ?? 0, rest };
}

/** Between two bends in a row stands a point of the curve; a contour begins with one. */
function withMiddles(contour: Contour): Contour {
  const points = contour.flatMap((point, i) => {
    const next = contour[(i + 1) % contour.length]!;
    if (point.isOnCurve || next.isOnCurve) return [point];
    return [point, { x: (point.x + next.x) / 2, y: (point.y + next.y) / 2, isOnCurve: true }];
  });
  const first = points.findIndex((point) => point.isOnCurve);
  return [...points.slice(first), ...points.slice(0, first)];
}

function lineTo(dx: number, dy: number): string {
  if (dx === 0 && dy === 0) return '';
  if (dy === 0) return `h${dx}`;
  return dx === 0 ? `v${dy}` : `l${steps(dx, dy)}`;
}

/** Numbers with as few characters between them as path data asks for. */
const steps = (...values: number[]): string =>
  values.map((value, i) => (i === 0 || value < 0 ? String(value) : ` ${value}`)).join('');
