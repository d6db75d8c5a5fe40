import type { GeoPoint } from '#domain/geo/point.ts';
import { foldWord } from './fold-word.ts';

/**
 * Centres of the regions where a swapped pair still lies in Russia: longitudes between 41 and 82 degrees east.
 * Elsewhere the swap shows by itself. Rough on purpose: it only tells a place from its mirror image.
 */
const CENTRES: readonly [RegExp, number, number][] = [
  [/свердловск|екатеринбург/, 56.84, 60.61],
  [/челябинск|магнитогорск/, 55.16, 61.4],
  [/тюменск|тюмень/, 57.15, 65.53],
  [/ханты|югра|сургут|нижневартовск/, 61.25, 73.4],
  [/ямало|салехард|новый уренгой/, 66.53, 66.6],
  [/курган/, 55.44, 65.34],
  [/(?<!т)омск/, 54.99, 73.37],
  [/башкортостан|башкирия|уфа(?![а-я])/, 54.74, 55.97],
  [/перм/, 58.01, 56.25],
  [/удмурт|ижевск/, 56.85, 53.21],
  [/татарстан|казань/, 55.79, 49.12],
  [/самарск|самара|тольятти/, 53.2, 50.15],
  [/оренбург/, 51.77, 55.1],
  [/саратов/, 51.53, 46.03],
  [/ульяновск/, 54.32, 48.4],
  [/пенз/, 53.2, 45.02],
  [/волгоград/, 48.71, 44.51],
  [/астрахан/, 46.35, 48.04],
  [/нижегородск|нижний новгород/, 56.33, 44.0],
  [/кировск|киров(?![а-я])/, 58.6, 49.66],
  [/марий|йошкар/, 56.63, 47.9],
  [/чуваш|чебоксар/, 56.13, 47.25],
  [/мордов|саранск/, 54.19, 45.18],
  [/коми(?![а-я])|сыктывкар/, 61.67, 50.83],
  [/ставрополь|кисловодск|пятигорск/, 45.04, 41.97],
  [/дагестан|махачкала|дербент|каспийск/, 42.98, 47.5],
  [/чеченск|чечня|грозный/, 43.32, 45.69],
  [/ингушет|магас/, 43.17, 44.81],
  [/осети|владикавказ/, 43.02, 44.68],
  [/кабардин|нальчик/, 43.48, 43.6],
  [/карачаев|черкесск/, 44.22, 42.06],
  [/калмык|элиста/, 46.31, 44.27],
];

/** The centre of the region named in the text, for regions where a swapped pair of coordinates looks valid. */
export function regionCentre(text: string | null): GeoPoint | null {
  if (text === null) return null;
  const word = foldWord(text);
  const found = CENTRES.find(([pattern]) => pattern.test(word));
  return found ? { latitude: found[1], longitude: found[2] } : null;
}
