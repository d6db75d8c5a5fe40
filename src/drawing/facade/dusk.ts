import { mix } from './paint.ts';

/** Glass of the street floor and lamps: lit after dark instead of darkened. */
const glowing: Readonly<Record<string, string>> = {
  '#A9C4C9': '#F2CC86',
  '#9DB9BF': '#E9C17D',
  '#BCD3D6': '#F7DDA6',
  '#B8CDD0': '#DDB06C',
  '#F1DFB4': '#FFEFC4',
};

/** Repaints a daylight drawing for dusk: every colour sinks towards night blue, the street floor lights up. */
export const toDusk = (svg: string): string =>
  svg.replace(/#[0-9A-Fa-f]{6}\b/g, (colour) => glowing[colour] ?? mix(colour, '#152833', 0.56));
