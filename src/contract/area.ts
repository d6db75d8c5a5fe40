import { z } from 'zod';
import type { Area } from '#domain/geo/area.ts';
import { readArea } from '#domain/geo/area-text.ts';

/** A part of the map in the words of addresses: '55.7,37.5;55.8,37.6' is a box, three and more points an outline. */
export const AreaInput = z.string().transform((text, context): Area => {
  const area = readArea(text);
  if (area) return area;
  context.addIssue({ code: 'custom', message: 'Неизвестная область карты' });
  return z.NEVER;
});
