/** A 64-bit digest of a text as 16 hex digits (two murmur-like lanes): to notice change, not to resist malice. */
export function hashText(text: string): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    high = Math.imul(high ^ code, 2_654_435_761);
    low = Math.imul(low ^ code, 1_597_334_677);
  }
  const mixedHigh =
    Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909);
  const mixedLow =
    Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909);
  return hex(mixedHigh) + hex(mixedLow);
}

function hex(lane: number): string {
  return (lane >>> 0).toString(16).padStart(8, '0');
}
