import { moscowClock } from './moscow.ts';

/** Hours and minutes of a moment in Moscow: '12:40'. */
export function formatTime(moment: Date): string {
  const { hour, minute } = moscowClock(moment);
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}
