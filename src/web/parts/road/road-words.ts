import type { PlacedGoal, RoadGoalName, RoadTime } from '#contract/road.ts';
import type { RoadMode } from '#domain/road/road.ts';
import { NBSP } from '#domain/text/nbsp.ts';

export const ROAD_MODE_LABELS: Record<RoadMode, string> = {
  transport: 'Транспорт',
  foot: 'Пешком',
  car: 'Машина',
};

/** The metro alone goes without saying. */
const BY: Record<RoadMode, string> = { transport: '', foot: ' пешком', car: ` на${NBSP}машине` };

/** A goal as a field and a chip name it: 'м. Сокол'. */
export function goalName({ metroId, name }: RoadGoalName): string {
  if (name === null) return `точка на${NBSP}карте`;
  return metroId === null ? name : `м.${NBSP}${name}`;
}

/** '38 мин до м. Сокол', '≈ 25 мин на машине до «Тверская 7»'. */
export function roadTimeText({ metroId, name, mode, minutes, isEstimate }: RoadTime): string {
  const to =
    name === null ? `точки на${NBSP}карте` : metroId === null ? `«${name}»` : goalName({ metroId, name });
  return `${isEstimate ? `≈${NBSP}` : ''}${minutes}${NBSP}мин${BY[mode]} до${NBSP}${to}`;
}

/** A goal among the conditions of a search: 'До 45 мин: м. Сокол', 'Дорога на машине: Тверская 7'. */
export function goalText(goal: PlacedGoal): string {
  const { limit, mode } = goal;
  const time = limit === null ? 'Дорога' : `До${NBSP}${limit}${NBSP}мин`;
  return `${time}${BY[mode]}: ${goalName(goal)}`;
}
