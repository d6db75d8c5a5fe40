// Open facts: lines, names and colours of the official schemes; points in degrees, rounded to four places.
import type { MetroLineEntry } from '../metro-entry.ts';

/** The Yekaterinburg metro, each line from end to end. */
export const YEKATERINBURG_LINES: readonly MetroLineEntry[] = [
  {
    id: 601,
    number: '1',
    name: 'Север — Юг',
    colour: '#0A6F20',
    stations: [
      [60101, 'Проспект Космонавтов', 56.9003, 60.6139],
      [60102, 'Уралмаш', 56.8877, 60.6142],
      [60103, 'Машиностроителей', 56.8785, 60.6122],
      [60104, 'Уральская', 56.8581, 60.6007],
      [60105, 'Динамо', 56.8478, 60.5994],
      [60106, 'Площадь 1905 года', 56.838, 60.5973],
      [60107, 'Геологическая', 56.8267, 60.6038],
      [60108, 'Чкаловская', 56.8083, 60.6107],
      [60109, 'Ботаническая', 56.7975, 60.6334],
    ],
  },
];
