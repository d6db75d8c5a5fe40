import { expect, it } from 'vitest';
import { formatWay, highwayFact, metroFact } from './place-facts.ts';

it.each([
  [4, '0 м'],
  [604, '600 м'],
  [994, '990 м'],
  [995, '1 км'],
  [1_249, '1,2 км'],
  [12_050, '12,1 км'],
])('%i metres are %s', (metres, text) => {
  expect(formatWay(metres)).toBe(text.replace(' ', '\u00a0'));
});

it('says how long the way to each metro is, on foot where people walk', () => {
  const metro = (name: string, minutesFoot: number | null, minutesCar: number | null) => {
    return { metroId: 1, name, colour: '#4FB04F', minutesFoot, minutesCar };
  };
  expect(metroFact([metro('Сокол', 7, 2), metro('Аэропорт', null, 12), metro('Динамо', null, null)])).toBe(
    'Сокол, 7\u00a0мин пешком\nАэропорт, 12\u00a0мин на\u00a0машине\nДинамо',
  );
  expect(metroFact([])).toBe('');
});

it('says how far each highway is', () => {
  const road = (name: string, distance: number) => ({ highwayId: 1, name, distance });
  expect(highwayFact([road('МКАД', 1_200), road('Ленинградское шоссе', 5_000)])).toBe(
    'МКАД, 1,2\u00a0км\nЛенинградское шоссе, 5\u00a0км',
  );
});
