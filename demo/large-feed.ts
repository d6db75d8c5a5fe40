import { createWriteStream } from 'node:fs';

const FLATS_IN_HOUSE = 250;
const HOUSES_IN_COMPLEX = 4;
const DEARER_EVERY = 20;
const SOLD_EVERY = 200;

const MOVED_HOUSE_EVERY = 7;

/**
 * Writes a YRL feed of any size and answers its megabytes. The `next` export of the same market has every twentieth
 * price raised, every two hundredth flat sold and as many new ones, half of them in a new complex; every seventh house
 * is put right on the map, promised a year later and photographed anew.
 */
export async function writeLargeFeed(
  file: string,
  flats: number,
  edition: 'first' | 'next' = 'first',
): Promise<number> {
  const out = createWriteStream(file);
  out.write(
    '<?xml version="1.0" encoding="UTF-8"?>\n<realty-feed xmlns="http://webmaster.yandex.ru/schemas/feed/realty/2010-06">\n',
  );
  const sold = edition === 'next' ? Math.floor(flats / SOLD_EVERY) : 0;
  for (let index = 0; index < flats + sold; index += 1) {
    if (edition === 'next' && index < flats && index % SOLD_EVERY === 0) continue;
    if (!out.write(offerXml(index, placeOf(index, flats), edition)))
      await new Promise<void>((done) => out.once('drain', done));
  }
  out.end('</realty-feed>\n');
  await new Promise<void>((done) => out.once('finish', done));
  return Math.round(out.bytesWritten / 1_048_576);
}

/**
 * Places count flats along the houses: of the new flats some stand beside the sold ones, some in houses yet unknown.
 */
function placeOf(index: number, flats: number): number {
  if (index < flats) return index;
  const isInNewComplex = index % 2 === 1;
  return isInNewComplex
    ? roundUp(flats, FLATS_IN_HOUSE * HOUSES_IN_COMPLEX) + index - flats
    : (index - flats) * SOLD_EVERY;
}

function roundUp(value: number, step: number): number {
  return Math.ceil(value / step) * step;
}

function offerXml(index: number, place: number, edition: 'first' | 'next'): string {
  const house = Math.floor(place / FLATS_IN_HOUSE);
  const complex = Math.floor(house / HOUSES_IN_COMPLEX);
  const rooms = (index % 4) + 1;
  const area = (24 + rooms * 16 + (index % 97) / 10).toFixed(1);
  const raise = edition === 'next' && index % DEARER_EVERY === 0 ? 150_000 : 0;
  const price = 8_000_000 + rooms * 2_500_000 + (index % 1000) * 1_000 + raise;
  const isMoved = edition === 'next' && house % MOVED_HOUSE_EVERY === 3;
  const at = {
    lat: (55.5 + (complex % 400) / 1000 + (isMoved ? 0.02 : 0)).toFixed(5),
    lon: (37.3 + (house % 700) / 1000).toFixed(5),
  };
  return `<offer internal-id="f-${index}"><type>продажа</type><property-type>жилая</property-type><category>квартира</category><new-flat>1</new-flat>
<location><country>Россия</country><region>Москва</region><locality-name>Москва</locality-name><address>ул. Замерная, ${house + 1}</address><latitude>${at.lat}</latitude><longitude>${at.lon}</longitude></location>
<sales-agent><category>застройщик</category><organization>Замер</organization><phone>+74950000000</phone></sales-agent>
<price><value>${price}</value><currency>RUB</currency></price>
<area><value>${area}</value><unit>кв. м</unit></area><rooms>${rooms}</rooms><floor>${(index % 25) + 1}</floor><floors-total>25</floors-total>
<building-name>Замерный квартал ${complex + 1}</building-name><building-state>unfinished</building-state><built-year>${isMoved ? 2029 : 2028}</built-year><ready-quarter>${(house % 4) + 1}</ready-quarter>
<building-type>монолит</building-type><renovation>предчистовая отделка</renovation><description>Квартира ${index}. Окна во двор, рядом парк и школа; лифт с паркинга.</description>
<image tag="plan">https://img.example/plan/${index % 5000}.png</image><image>https://img.example/house/${house}${isMoved ? '-new' : ''}.jpg</image></offer>
`;
}
