import type { Complex } from '#contract/catalog.ts';
import { formatNumber } from '#domain/money/format-number.ts';
import { NBSP } from '#domain/text/nbsp.ts';

/** One a line: 'Сокол, 7 мин пешком', 'Аэропорт, 12 мин на машине'. */
export function metroFact(metros: Complex['metros']): string {
  return metros
    .map(({ name, minutesFoot, minutesCar }) =>
      minutesFoot !== null
        ? `${name}, ${minutesFoot}${NBSP}мин пешком`
        : `${name}${minutesCar === null ? '' : `, ${minutesCar}${NBSP}мин на${NBSP}машине`}`,
    )
    .join('\n');
}

/** One a line: 'МКАД, 1,2 км', 'Ленинградское шоссе, 600 м'. */
export function highwayFact(highways: Complex['closestHighways']): string {
  return highways.map(({ name, distance }) => `${name}, ${formatWay(distance)}`).join('\n');
}

/** Metres as people say them: tens of metres up to a kilometre, then kilometres with one decimal. */
export function formatWay(metres: number): string {
  if (metres < 995) return `${formatNumber(Math.round(metres / 10) * 10)}${NBSP}м`;
  return `${formatNumber(metres / 1_000, { decimals: 1 })}${NBSP}км`;
}
