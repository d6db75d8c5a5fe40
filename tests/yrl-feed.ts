export interface YrlOffer {
  id: string;
  complex?: string;
  /** Roubles; as text to say it as exports do. */
  price?: number | string;
  area?: string;
  livingArea?: string;
  rooms?: number;
  floor?: number;
  /** Latitude and longitude; null leaves the point of the house unsaid. */
  point?: [latitude: number, longitude: number] | null;
  images?: string[];
  /** Null leaves the term unsaid. */
  builtYear?: number | null;
  /** Null leaves the state of the house unsaid. */
  state?: string | null;
  paymentPlan?: string;
}

/** A small feed of good offers; each test says only what matters to it. */
export function yrlFeed(offers: YrlOffer[]): AsyncIterable<Uint8Array> {
  return bytesOf(`<?xml version="1.0" encoding="UTF-8"?>
<realty-feed xmlns="http://webmaster.yandex.ru/schemas/feed/realty/2010-06">
<generation-date>2026-11-20T03:00:00+03:00</generation-date>
${offers.map(offerXml).join('\n')}
</realty-feed>`);
}

export async function* bytesOf(text: string): AsyncIterable<Uint8Array> {
  yield new TextEncoder().encode(text);
}

/** Offers with ids from 1, all in one complex. */
export function manyOffers(count: number, complex = 'Берег'): YrlOffer[] {
  return Array.from({ length: count }, (_, index) => ({ id: `${complex}-${index + 1}`, complex }));
}

function offerXml({
  id,
  complex = 'Берег',
  price = 9_000_000,
  area = '40.5',
  livingArea,
  rooms = 1,
  floor = 3,
  point = [57.6261, 39.8845],
  images = [],
  builtYear = 2028,
  state = 'unfinished',
  paymentPlan,
}: YrlOffer) {
  return `<offer internal-id="${id}">
<type>продажа</type><property-type>жилая</property-type><category>квартира</category><new-flat>1</new-flat>
<location><country>Россия</country><region>Ярославская область</region><locality-name>Ярославль</locality-name>
<address>ул. Речная, ${complex.length}</address>${point === null ? '' : `<latitude>${point[0]}</latitude><longitude>${point[1]}</longitude>`}</location>
<sales-agent><category>застройщик</category><organization>Тестовый дом</organization><phone>+74852000000</phone></sales-agent>
<price><value>${price}</value><currency>RUB</currency></price><area><value>${area}</value><unit>кв. м</unit></area>
${livingArea === undefined ? '' : `<living-space><value>${livingArea}</value></living-space>`}<rooms>${rooms}</rooms><floor>${floor}</floor><floors-total>9</floors-total>
<building-name>${complex}</building-name>${state === null ? '' : `<building-state>${state}</building-state>`}
${builtYear === null ? '' : `<built-year>${builtYear}</built-year><ready-quarter>2</ready-quarter>`}${paymentPlan === undefined ? '' : `<payment-plan>${paymentPlan}</payment-plan>`}${images.map((url) => `<image tag="plan">${url}</image>`).join('')}
</offer>`;
}
