/**
 * Country codes by the lengths of their numbers, the code counted, from eleven digits to fifteen. Shorter numbers exist
 * and are not for this product: its fields begin at eleven. A test holds the table against libphonenumber.
 */
const CODES: Record<string, string> = {
  '11': '1 7 32 33 34 36 40 51 93 94 216 222 223 226 227 228 232 235 236 253 257 266 350 356 357 370 371 373 374 386 389 505 509 599 670 675 686 800 808 853 961 965 973 975 993',
  '12': '52 53 58 98 211 212 218 220 221 240 242 244 245 249 251 255 256 260 261 262 265 351 354 421 423 508 590 594 596 681 979 992 994 995 998',
  '13': '225 229 685 960',
  '14': '501 679 888',
  '15': '878',
  '11 12':
    '20 27 44 48 60 64 84 95 213 224 231 233 237 241 250 252 258 264 268 355 376 377 382 385 387 591 689 962 963 967 968',
  '12 13 14': '30',
  '11 12 13': '31 55 56 243 254 353 855 856 880 964 970 976',
  '11 12 13 14': '39 86 92 352 375 593 595 886',
  '11 14': '41 502 503 504',
  '11 12 13 14 15': '43 49 62 63 81 82 91 358 381 383 598 882 883 971 972',
  '11 12 14': '46 61 852 974',
  '12 13': '54 57 65 263 380 881 966 996',
  '11 12 15': '66 359',
  '12 14 15': '90',
  '11 13': '230 267 372 378 506 850',
  '13 14 15': '234',
  '12 13 14 15': '420',
  '11 13 14': '507 977',
  '12 15': '870',
};

const LENGTHS = new Map(
  Object.entries(CODES).flatMap(([lengths, codes]) =>
    codes.split(' ').map((code) => [code, lengths.split(' ').map(Number)] as const),
  ),
);

/**
 * The digits that may follow a country code, for the countries whose phones many people here have.
 * - Russia and Kazakhstan: no code begins with 0, 1, 2 or 5. Codes from 7 and 8 are listed exactly, because most wrong
 *   numbers have a domestic 7 or 8 before a number that lacks a digit; the others are open to codes given out later.
 * - North America: neither the area nor the exchange begins with 0 or 1.
 * - The Emirates: a mobile number, from 5, has nine digits.
 */
const BEGINNINGS: Record<string, RegExp> = {
  '7': /^(?:[3469]\d|7(?:[0-25-7]|47|85)|8(?:0|1[1-8]|2[01]|3[13-6]|4[0-8]|5[15-7]|6[0-35-79]|7[1-37-9]))/,
  '1': /^[2-9]\d\d[2-9]/,
  '971': /^(?!5\d{7}$)/,
};

/** Whether a number, '+79991234567', may belong to anybody: its country has the code and the length. */
export function phoneExists(phone: string): boolean {
  const digits = phone.slice(1);
  const code = [1, 2, 3].map((length) => digits.slice(0, length)).find((start) => LENGTHS.has(start));
  if (code === undefined || !LENGTHS.get(code)!.includes(digits.length)) return false;
  return BEGINNINGS[code]?.test(digits.slice(code.length)) ?? true;
}
