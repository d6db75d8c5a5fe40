import type { Box } from './box.ts';

/** Writes a coordinate with at most one decimal, no trailing zero and no zero before the point. */
export const num = (value: number): string =>
  String(Math.round(value * 10) / 10 || 0).replace(/^(-?)0\./, '$1.');

/** Drops the spaces path data can do without and halves colours such as #FFFFFF. */
export const compactPaths = (svg: string): string =>
  svg
    .replace(/"#([0-9a-f])\1([0-9a-f])\2([0-9a-f])\3"/gi, '"#$1$2$3"')
    .replace(/ d="[^"]*"/g, (attribute) => ` d="${attribute.slice(4).replace(/ -/g, '-')}`);

/** Attribute text with nothing that could end the attribute or open a tag. */
export const escapeAttribute = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

export const rectPath = (b: Box): string => `M${num(b.x)} ${num(b.y)}h${num(b.w)}v${num(b.h)}h${num(-b.w)}z`;

/** A path element, or nothing when there is nothing to draw. */
export const pathElement = (data: string, attributes = ''): string =>
  data === '' ? '' : `<path ${attributes === '' ? '' : `${attributes} `}d="${data}"/>`;
