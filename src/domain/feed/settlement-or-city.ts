const VILLAGE =
  /^(?:пос(?:елок)?|п|пгт|рп|с|село|д|дер|деревня|ст|станица|станция|х|хутор|аул|снт|днп|тсн|мкр|микрорайон)(?:\.\s*|\s+)/i;
const TOWN = /^(?:г|гор|город)(?:\.\s*|\s+)(?=\S)/i;

/** A locality name as a city («г. Дербент» → «Дербент») or as a settlement («пос. Новый Лог», kept whole). */
export function settlementOrCity(name: string | null): { city: string | null; settlement: string | null } {
  if (name === null) return { city: null, settlement: null };
  const folded = name
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/^пос[её]лок/i, 'поселок');
  if (VILLAGE.test(folded)) return { city: null, settlement: name.trim() };
  return { city: folded.replace(TOWN, ''), settlement: null };
}
