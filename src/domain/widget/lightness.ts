/** A colour by what the eye tells apart in it: lightness 0..1, and the two axes of hue and strength (OKLab). */
interface Oklab {
  light: number;
  a: number;
  b: number;
}

const HALVINGS = 14;

/**
 * The opaque colour of the same hue at another lightness, 0 to 1; where no screen can show it that strong it is paler.
 * Alpha is taken as laid on white.
 */
export function atLightness(hex: string, light: number): string {
  const { a, b } = oklabOf(hex);
  let [fits, fails] = [0, 1];
  if (isShown({ light, a, b })) fits = 1;
  else
    for (let step = 0; step < HALVINGS; step += 1) {
      const strength = (fits + fails) / 2;
      if (isShown({ light, a: a * strength, b: b * strength })) fits = strength;
      else fails = strength;
    }
  return hexOf({ light, a: a * fits, b: b * fits });
}

/** How light the eye finds a colour, 0 to 1; alpha is taken as laid on white. */
export function lightnessOf(hex: string): number {
  return oklabOf(hex).light;
}

/** The shares of light of a colour laid on white, 0 to 1. */
export function linearRgb(hex: string): [red: number, green: number, blue: number] {
  const [red, green, blue, alpha = 255] = hex
    .slice(1)
    .match(/../g)!
    .map((pair) => Number.parseInt(pair, 16));
  return [red!, green!, blue!].map((value) => {
    const share = (value * alpha) / 255 / 255 + (1 - alpha / 255);
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
}

function oklabOf(hex: string): Oklab {
  const [red, green, blue] = linearRgb(hex);
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return {
    light: 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    a: 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short,
    b: 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short,
  };
}

function rgbOf({ light, a, b }: Oklab): number[] {
  const long = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (light - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ];
}

function isShown(colour: Oklab): boolean {
  return rgbOf(colour).every((share) => share >= -0.0005 && share <= 1.0005);
}

function hexOf(colour: Oklab): string {
  const parts = rgbOf(colour).map((share) => {
    const light = Math.min(1, Math.max(0, share));
    const value = light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${parts.join('')}`;
}
