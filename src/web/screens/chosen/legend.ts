import { nonBreaking } from '#domain/text/non-breaking.ts';

/** What the signs of a comparison mean. */
export const LEGEND = nonBreaking('Зелёная ячейка — лучшее значение в строке. Полоса — доля от наибольшего.');
