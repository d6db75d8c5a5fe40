// Open facts: lines, names and colours of the official schemes; points in degrees, rounded to four places.
import type { MetroLineEntry } from '../metro-entry.ts';

/** The Samara metro, each line from end to end. */
export const SAMARA_LINES: readonly MetroLineEntry[] = [
  {
    id: 501,
    number: '1',
    name: 'Первая',
    colour: '#CD0505',
    stations: [
      [50101, 'Юнгородок', 53.2127, 50.283],
      [50102, 'Кировская', 53.2113, 50.2698],
      [50103, 'Безымянка', 53.213, 50.2489],
      [50104, 'Победа', 53.2073, 50.2364],
      [50105, 'Советская', 53.2017, 50.2207],
      [50106, 'Спортивная', 53.2011, 50.1993],
      [50107, 'Гагаринская', 53.2004, 50.1766],
      [50108, 'Московская', 53.2034, 50.1598],
      [50109, 'Российская', 53.2114, 50.1502],
      [50110, 'Алабинская', 53.2097, 50.1344],
    ],
  },
];
