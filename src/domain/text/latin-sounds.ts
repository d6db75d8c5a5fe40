const PAIRS =
  'а a б b в v г g д d е e ё e ж zh з z и i й i к k л l м m н n о o п p р r с s т t у u ф f х kh ц ts ч ch ш sh щ sh ' +
  'ы i э e ю iu я ia ъ  ь ';

/** Russian letters in lower case as Latin ones sound; the two signs have no sound. */
export const LATIN_SOUNDS: ReadonlyMap<string, string> = new Map(
  [...PAIRS.matchAll(/([а-яё]) ([a-z]*)/g)].map(([, letter, sound]) => [letter!, sound!]),
);
