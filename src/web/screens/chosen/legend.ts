import { nonBreaking } from '#domain/text/non-breaking.ts';

/** The meaning of the signs of a comparison. */
export const LEGEND = nonBreaking('Зелёная ячейка — лучшее значение в строке. Полоса — доля от наибольшего.');
