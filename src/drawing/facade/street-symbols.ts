import { cut, shadow, shape } from './paint.ts';

const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string): string =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${fill}"/>`;

const circle = (cx: number, cy: number, r: number, fill: string): string =>
  `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${fill}"/>`;

const trunk =
  ellipse(10, 0, 26, 4, shadow(0.14)) +
  shape('M-2 0l.8-34h2.4l.8 34z', '#6B5A4B') +
  shape('M0-26l9-12M0-20l-8-14', 'none', 'stroke="#6B5A4B" stroke-width="1.4"');

const roundTree =
  circle(0, -58, 24, '#5E8A6C') +
  circle(-13, -46, 17, '#5E8A6C') +
  circle(15, -48, 17, '#5E8A6C') +
  circle(-4, -61, 18, '#7BA585') +
  circle(-12, -50, 11, '#7BA585') +
  circle(-8, -66, 9, '#A3C6A5') +
  circle(5, -54, 6, '#A3C6A5');

const poplar =
  ellipse(0, -58, 13, 40, '#4F7C62') +
  ellipse(-3, -60, 8, 32, '#6C9A79') +
  ellipse(-5, -66, 3.5, 18, '#8FB897');

const bush = ellipse(2, -4, 13, 8, '#5E8A6C') + circle(-6, -8, 6, '#7BA585') + circle(5, -9, 5, '#8FB897');

/** The coat has no colour of its own: it takes the one of its use. */
const walker =
  ellipse(3, 0, 6, 1.2, shadow(0.2)) +
  shape('M-2.2 0l.6-8h3.2l.8 8h-1.5l-.9-6-.7 6z', '#33434A') +
  '<path d="M-3-13.5q3-1.8 6 0l.4 6.5h-6.8z"/>' +
  circle(0, -15.8, 1.9, '#D9B293');

const car =
  ellipse(22, 0, 25, 2, shadow(0.22)) +
  '<path d="M0-3q0-6 5-7l6-5.5q10-1.5 18 0l7 5.5q7 1 8 4v4z"/>' +
  shape('M12-10l4-4.3h6v4.3zM24-14.3h5l5 4.3h-10z', '#D7E5E8') +
  circle(9, -3, 3.6, '#22363C') +
  circle(36, -3, 3.6, '#22363C') +
  circle(9, -3, 1.5, '#B1BDBF') +
  circle(36, -3, 1.5, '#B1BDBF');

const lamp =
  shape(cut(-0.6, -48, 1.2, 48) + cut(-0.6, -48, 9, 1), '#5C6C70') + ellipse(8, -46.5, 4, 1.2, '#F1DFB4');

/** Trees, people and cars to stand on y = 0; the small things only where they can be seen. */
export function streetSymbols(id: (name: string) => string, hasPeople: boolean): string {
  const group = (name: string, svg: string): string => `<g id="${id(name)}">${svg}</g>`;
  const stem = `<use href="#${id('k')}"/>`;
  const trees = group('k', trunk) + group('r', stem + roundTree) + group('p', stem + poplar);
  const small = hasPeople ? group('b', bush) + group('m', walker) + group('l', lamp) : '';
  return trees + group('c', car) + small;
}
