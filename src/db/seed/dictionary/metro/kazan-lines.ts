// Open facts: lines, names and colours of the official schemes; points in degrees, rounded to four places.
import type { MetroLineEntry } from '../metro-entry.ts';

/** The Kazan metro, each line from end to end. */
export const KAZAN_LINES: readonly MetroLineEntry[] = [
  {
    id: 701,
    number: '1',
    name: 'Центральная',
    colour: '#CD0505',
    stations: [
      [70101, 'Авиастроительная', 55.8286, 49.0814],
      [70102, 'Северный вокзал', 55.8415, 49.0818],
      [70103, 'Яшьлек', 55.8279, 49.0829],
      [70104, 'Козья слобода', 55.8176, 49.0976],
      [70105, 'Кремлёвская', 55.7953, 49.1055],
      [70106, 'Площадь Габдуллы Тукая', 55.787, 49.122],
      [70107, 'Суконная слобода', 55.7771, 49.1424],
      [70108, 'Аметьево', 55.7653, 49.1651],
      [70109, 'Горки', 55.7608, 49.1898],
      [70110, 'Проспект Победы', 55.7501, 49.2077],
      [70111, 'Дубравная', 55.7427, 49.2197],
    ],
  },
];
