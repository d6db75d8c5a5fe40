const UTF8 = new TextEncoder();
/** A letter of a text takes up to so many bytes. */
const BYTES_PER_UNIT = 3;

/** Pages are written one after another into the same room, which grows to what the longest has needed. */
let room = new Uint8Array(1_024 * 1_024);

/** Writes a page in UTF-8, out of texts and of what is in UTF-8 already. One page is written at a time. */
export class PageBytes {
  #length = 0;

  addText(text: string): void {
    this.#reserve(text.length * BYTES_PER_UNIT);
    this.#length += UTF8.encodeInto(text, room.subarray(this.#length)).written;
  }

  addBytes(bytes: Uint8Array): void {
    this.#reserve(bytes.length);
    room.set(bytes, this.#length);
    this.#length += bytes.length;
  }

  /** The page as far as it is written, in memory of its own. */
  copy(): Uint8Array<ArrayBuffer> {
    return room.slice(0, this.#length);
  }

  #reserve(bytes: number): void {
    if (this.#length + bytes <= room.length) return;
    const larger = new Uint8Array((this.#length + bytes) * 2);
    larger.set(room.subarray(0, this.#length));
    room = larger;
  }
}
