import colorString from 'color-string';

const HEX = /^#[0-9a-f]{6}([0-9a-f]{2})?$/;

/**
 * A colour as hex in lower case, six digits, eight with alpha: of a hex of any length, a CSS name or rgb() in either
 * notation. Undefined for any other text.
 */
export function normaliseColour(text: string): string | undefined {
  const value = colorString.get.rgb(text.trim());
  if (!value) return undefined;
  const [red, green, blue, alpha] = value;
  return colorString.to.hex(red!, green!, blue!, alpha!)?.toLowerCase();
}

/** Is it a colour in the form that `normaliseColour` gives? */
export function isNormalColour(text: string): boolean {
  return HEX.test(text);
}
