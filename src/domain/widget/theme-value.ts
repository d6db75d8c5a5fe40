import { isNormalColour, normaliseColour } from './colour.ts';

const LENGTH = /^-?\d{1,4}(\.\d{1,3})?(px|rem|em|%|ms|s)?$/;
const FAMILY = /^[\p{L}\p{N}][\p{L}\p{N} _-]{0,59}$/u;
/** A font lies on this site, or on another one by https; its address has no character that could end a CSS string. */
const FONT_URL = /^(https:\/\/[a-z0-9.-]+(:\d{1,5})?|\/api\/upload)\/[\w./~%-]{1,500}(\?[\w=&.%-]{0,200})?$/i;

/** Names of properties of a component and of CSS variables, as a theme may spell them. */
export const COMPONENT_KEY = /^[a-z][a-zA-Z0-9]{0,39}$/;
export const CSS_VARIABLE = /^--[a-z][a-z0-9-]{0,58}$/;

/** A value a theme may give to a property: a colour, normalised, or a number with or without a unit. */
export function normaliseThemeValue(text: string): string | undefined {
  const value = text.trim();
  return LENGTH.test(value) ? value : normaliseColour(value);
}

/** Checks a stored value once more, so that only safe values are ever printed into a page. */
export function isThemeValue(text: string): boolean {
  return LENGTH.test(text) || isNormalColour(text);
}

export function isFontFamily(text: string): boolean {
  return FAMILY.test(text);
}

export function isFontUrl(text: string): boolean {
  return FONT_URL.test(text) && !text.includes('..');
}
