import type { Plan } from './model.ts';

const VIEWS = ['во двор', 'на тихую улицу', 'на парк', 'на две стороны', 'во двор и на улицу'];

/** Two or three facts about a plan in words; null for plans that speak for themselves. */
export function describeFlat(plan: Plan, appeal: number, isPenthouse: boolean): string | null {
  const view = VIEWS[Math.floor(appeal * VIEWS.length)]!;
  if (isPenthouse) return `Видовая квартира на последнем этаже: окна ${view}, место под камин и терраса.`;
  if (appeal < 0.35) return null;
  if (plan.rooms === '0') return `Студия с нишей под шкаф у входа, окна ${view}.`;
  if (plan.rooms === 'openPlan') return `Без внутренних перегородок: стояки у входа, окна ${view}.`;
  const kitchen = ((plan.kitchenAreaM2x100 ?? 0) / 100).toFixed(1).replace('.', ',');
  const bath = plan.roomsCount >= 3 ? 'два санузла' : 'место под гардеробную';
  return `Кухня ${kitchen} м², ${bath}, окна ${view}.`;
}
