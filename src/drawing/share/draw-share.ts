import { planColours as colour } from '../colours.ts';
import { escapeAttribute } from '../svg.ts';

/** The size that social networks show beside a link, in pixels. */
const SHARE_WIDTH = 1_200;
const SHARE_HEIGHT = 630;

const PAPER = '#F7FBFB';
const MARGIN = 64;
/** Words stand left of the drawing. */
const TEXT_WIDTH = 560;
const DRAWING = { x: 664, y: 48, width: 488, height: 534 };

export interface ShareWords {
  /** Names the flat, or the complex: 'Студия, 24,5 м²'. */
  title: string;
  /** Short lines under it; they are cut where they are too long. */
  notes: string[];
  /** The sum, or why there is none: '18 450 000 ₽', 'Продана'. */
  price: string | null;
  /** The monthly payment with its words. */
  payment: string | null;
}

/** A drawing alone, as large as the picture: `cover` cuts its edges, `contain` leaves paper round it. */
export function drawShare(drawing: string, fit: 'cover' | 'contain'): string {
  return pictureOf(place(drawing, { x: 0, y: 0, width: SHARE_WIDTH, height: SHARE_HEIGHT }, fit));
}

/** A drawing beside what people ask first: what it is, its price and what that is a month. */
export function drawShareWithWords(
  drawing: string,
  { title, notes, price, payment }: ShareWords,
  fit: 'cover' | 'contain',
): string {
  const titleSize = 48;
  const titles = linesOf(title, titleSize, 3);
  const texts = titles.map((line, at) => text(line, { y: 120 + at * 58, size: titleSize, ink: colour.ink }));
  const under = 120 + titles.length * 58;
  for (const [at, note] of notes.slice(0, 3).entries())
    texts.push(text(linesOf(note, 28, 1)[0]!, { y: under + at * 42, size: 28, ink: colour.ink2 }));
  if (price !== null) texts.push(text(price, { y: 466, size: 60, ink: colour.ink }));
  if (payment !== null) texts.push(text(payment, { y: 514, size: 30, ink: colour.primary }));
  texts.push(text('Генплан', { y: 578, size: 28, ink: colour.primary }));
  const { x, y, width, height } = DRAWING;
  return pictureOf(
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="16" fill="#FFF"/>` +
      `<clipPath id="share"><rect x="${x}" y="${y}" width="${width}" height="${height}" rx="16"/></clipPath>` +
      `<g clip-path="url(#share)">${place(drawing, DRAWING, fit)}</g>${texts.join('')}`,
  );
}

function pictureOf(inside: string): string {
  const size = `width="${SHARE_WIDTH}" height="${SHARE_HEIGHT}"`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 ${SHARE_WIDTH} ${SHARE_HEIGHT}">` +
    `<rect ${size} fill="${PAPER}"/>${inside}</svg>`
  );
}

/** A drawing of ours within a box of another one: its root gets the place, and may say nothing of its own fit. */
function place(drawing: string, { x, y, width, height }: typeof DRAWING, fit: 'cover' | 'contain'): string {
  const aspect = fit === 'cover' ? 'xMidYMax slice' : 'xMidYMid meet';
  const bare = drawing.replace(/^(<svg [^>]*?) preserveAspectRatio="[^"]*"/, '$1');
  return bare.replace(
    /^<svg /,
    `<svg x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="${aspect}" `,
  );
}

function text(line: string, { y, size, ink }: { y: number; size: number; ink: string }): string {
  return `<text x="${MARGIN}" y="${y}" font-family="Onest SemiBold" font-size="${size}" fill="${ink}">${escapeAttribute(line)}</text>`;
}

/** A letter of this font is so wide for its size, capitals and figures included. */
const LETTER_WIDTH = 0.58;
const MORE = '…';

/** Breaks a text into lines that fit beside the drawing; the last one says that there was more. */
function linesOf(words: string, size: number, most: number): string[] {
  const room = Math.floor(TEXT_WIDTH / (size * LETTER_WIDTH));
  const lines: string[] = [];
  for (const word of words.split(/[ \n]+/)) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= room) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  const shown = lines.slice(0, most);
  if (lines.length > most) shown[most - 1] += MORE;
  return shown.map((line) => (line.length > room ? `${line.slice(0, room - 1)}${MORE}` : line));
}
