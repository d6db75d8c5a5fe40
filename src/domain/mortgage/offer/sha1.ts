/** SHA-1 of a text in UTF-8 as 40 hexadecimal digits (FIPS 180-4, 6.1). An identifier, not a protection. */
export function sha1(text: string): string {
  const words = paddedWords(utf8(text));
  const state: State = [0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0];
  for (let block = 0; block < words.length; block += 16) mix(state, words.subarray(block, block + 16));
  return state.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

type State = [number, number, number, number, number];

function mix(state: State, block: Uint32Array): void {
  const schedule = new Uint32Array(80);
  schedule.set(block);
  for (let t = 16; t < 80; t += 1)
    schedule[t] = rotate(schedule[t - 3]! ^ schedule[t - 8]! ^ schedule[t - 14]! ^ schedule[t - 16]!, 1);
  let [a, b, c, d, e] = state;
  for (let t = 0; t < 80; t += 1) {
    const next = (rotate(a, 5) + choose(t, b, c, d) + e + schedule[t]!) | 0;
    [a, b, c, d, e] = [next, a, rotate(b, 30), c, d];
  }
  state[0] = (state[0] + a) | 0;
  state[1] = (state[1] + b) | 0;
  state[2] = (state[2] + c) | 0;
  state[3] = (state[3] + d) | 0;
  state[4] = (state[4] + e) | 0;
}

/** The logical function of a round and its constant. */
function choose(round: number, b: number, c: number, d: number): number {
  if (round < 20) return ((b & c) | (~b & d)) + 0x5a827999;
  if (round < 40) return (b ^ c ^ d) + 0x6ed9eba1;
  if (round < 60) return ((b & c) | (b & d) | (c & d)) + 0x8f1bbcdc;
  return (b ^ c ^ d) + 0xca62c1d6;
}

function rotate(word: number, bits: number): number {
  return (word << bits) | (word >>> (32 - bits));
}

/** The bytes, a one bit, zeros and the length in bits, in blocks of sixteen big-endian words. */
function paddedWords(bytes: readonly number[]): Uint32Array {
  const words = new Uint32Array((((bytes.length + 8) >> 6) + 1) * 16);
  for (const [at, byte] of [...bytes, 0x80].entries()) words[at >> 2]! |= byte << (24 - 8 * (at & 3));
  words[words.length - 2] = Math.floor(bytes.length / 2 ** 29);
  words[words.length - 1] = bytes.length * 8;
  return words;
}

function utf8(text: string): number[] {
  const bytes: number[] = [];
  for (const character of text.toWellFormed()) {
    const code = character.codePointAt(0)!;
    if (code < 0x80) bytes.push(code);
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), tail(code));
    else if (code < 0x10000) bytes.push(0xe0 | (code >> 12), tail(code >> 6), tail(code));
    else bytes.push(0xf0 | (code >> 18), tail(code >> 12), tail(code >> 6), tail(code));
  }
  return bytes;
}

function tail(bits: number): number {
  return 0x80 | (bits & 0x3f);
}
