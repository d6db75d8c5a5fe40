import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import type { Answer, Ask, Attack } from './attack.ts';

const JSON_TYPE = { 'content-type': 'application/json' };
const POLL_MS = 300;
/** Feeds are read in the background; an attack is over when its run is. */
const MAX_POLLS = 600;

/** Feeds of every dialect: each is uploaded, registered and run. */
export function* feedAttacks(): Generator<Attack> {
  for (const [input, make] of Object.entries({ ...ANY, ...YRL, ...CIAN, ...DOMCLICK })) {
    let bytes: Buffer | undefined;
    yield {
      door: 'фид',
      input,
      as: 'ADMIN',
      async prepare() {
        bytes ??= Buffer.from(make());
      },
      call: () => ({
        method: 'POST',
        path: '/api/admin/feed-file?name=feed.xml',
        headers: { 'content-type': 'text/xml' },
        body: bytes!,
      }),
      follow: runFeed,
    };
  }
}

async function runFeed(uploaded: Answer, ask: Ask): Promise<Answer> {
  if (uploaded.status !== 200) return uploaded;
  const mutate = (name: string, json: object) =>
    ask({
      method: 'POST',
      path: `/api/trpc/admin.feed.${name}`,
      headers: JSON_TYPE,
      body: JSON.stringify({ json }),
    });
  const query = (name: string, json: object) =>
    ask({
      method: 'GET',
      path: `/api/trpc/admin.feed.${name}?input=${encodeURIComponent(JSON.stringify({ json }))}`,
    });
  const developers = await query('developers', { text: '' });
  if (developers.status !== 200) return developers;
  const [company] = dataOf(developers) as { id: number }[];
  const feed = {
    name: `feed ${randomBytes(6).toString('hex')}`,
    companyId: company!.id,
    source: 'file',
    fileId: JSON.parse(uploaded.body.toString()).data.id,
  };
  const created = await mutate('create', feed);
  if (created.status !== 200) return created;
  const { id } = dataOf(created) as { id: number };
  let answer = created;
  for (let poll = 0; poll < MAX_POLLS; poll += 1) {
    await delay(POLL_MS);
    answer = await query('get', { id });
    if (answer.status === 200 && (dataOf(answer) as { feed: { lastRun: unknown } }).feed.lastRun !== null)
      break;
  }
  await mutate('remove', { id });
  return answer;
}

function dataOf({ body }: Answer): unknown {
  return JSON.parse(body.toString()).result.data.json;
}

const list = (count: number, write: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => write(at)).join('');
/** Keeps the ratio of an archive below what is taken for a bomb. */
const noise = (bytes: number) => `<!--${randomBytes(bytes / 2).toString('hex')}-->`;

const ANY: Record<string, () => string | Buffer> = {
  'бомба: крошечные теги': () => gzipSync(`<realty-feed>${'<a/>'.repeat(12_500_000)}</realty-feed>`),
  'крошечные теги в меру': () =>
    gzipSync(`<realty-feed>${noise(600_000)}${'<a/>'.repeat(12_500_000)}</realty-feed>`),
  'крошечные теги в записи': () =>
    `<realty-feed><offer internal-id="1">${'<a/>'.repeat(2_000_000)}</offer></realty-feed>`,
  глубина: () => '<a>'.repeat(300_000),
  доктайп: () => `<!DOCTYPE a [${'<!ENTITY a "b">'.repeat(100_000)}]><a/>`,
  атрибуты: () => `<realty-feed ${list(200_000, (at) => `a${at}="" `)}/>`,
  'тег без конца': () => `<realty-feed ${'a'.repeat(9_000_000)}`,
  'знаки &': () => `<realty-feed><a>${'&amp;'.repeat(1_000_000)}</a></realty-feed>`,
  'байты без смысла': () => randomBytes(2_000_000),
  нули: () => Buffer.alloc(20_000_000),
  пробелы: () => ' '.repeat(20_000_000),
  комментарии: () => `${'<!---->'.repeat(3_000_000)}<realty-feed/>`,
  'кодировка без конца': () => `<?xml ${'encoding '.repeat(50)}="x"?>`,
  JSON: () => `[${'[],'.repeat(3_000_000)}[]]`,
};

const yrl = (offers: string) => `<?xml version="1.0" encoding="UTF-8"?><realty-feed>${offers}</realty-feed>`;

function yrlOffer(
  at: number,
  { complex = 'Берег', address = 'ул. Речная, 1', point = [57.6, 39.8], inside = '' },
) {
  return `<offer internal-id="${at}"><type>продажа</type><property-type>жилая</property-type><category>квартира</category>
<new-flat>1</new-flat><location><country>Россия</country><region>Ярославская область</region>
<locality-name>Ярославль</locality-name><address>${address}</address><latitude>${point[0]}</latitude>
<longitude>${point[1]}</longitude></location><price><value>9000000</value><currency>RUB</currency></price>
<area><value>40.5</value><unit>кв. м</unit></area><rooms>1</rooms><floor>3</floor><floors-total>9</floors-total>
<building-name>${complex}</building-name><building-state>unfinished</building-state><built-year>2028</built-year>
<ready-quarter>2</ready-quarter>${inside}</offer>`;
}

const YRL: Record<string, () => string | Buffer> = {
  'yrl: 50 000 в одном доме': () => yrl(list(50_000, (at) => yrlOffer(at, {}))),
  'yrl: 30 000 комплексов': () => yrl(list(30_000, (at) => yrlOffer(at, { complex: `Берег ${at}` }))),
  'yrl: 30 000 без имени': () =>
    yrl(list(30_000, (at) => yrlOffer(at, { complex: '', address: `ул. Речная, ${at}` }))),
  'yrl: 20 000 точек одного адреса': () =>
    yrl(
      list(20_000, (at) => yrlOffer(at, { point: [57 + (at % 150) / 200, 39 + Math.floor(at / 150) / 200] })),
    ),
  'yrl: 49 000 картинок': () =>
    yrl(yrlOffer(1, { inside: list(49_000, (at) => `<image>https://example.com/${at}.jpg</image>`) })),
  'yrl: 200 000 пустых': () => yrl(list(200_000, (at) => `<offer internal-id="${at}"/>`)),
  'yrl: один номер': () => yrl(list(50_000, () => yrlOffer(1, {}))),
  'yrl: длинные описания': () =>
    yrl(
      list(40, (at) =>
        yrlOffer(at, { inside: `<description>${'&lt;p&gt; '.repeat(100_000)}</description>` }),
      ),
    ),
  'yrl: длинные имена': () =>
    yrl(
      list(500, (at) =>
        yrlOffer(at, { complex: `ЖК «${' «'.repeat(30_000)}`, address: `${'ул. '.repeat(20_000)}` }),
      ),
    ),
  'yrl: пробелы в полях': () =>
    yrl(
      list(200, (at) =>
        yrlOffer(at, { complex: `x${' '.repeat(30_000)}x`, address: `x${' ,'.repeat(20_000)}x` }),
      ),
    ),
  'yrl: цифры в полях': () =>
    yrl(
      list(
        200,
        (at) =>
          `<offer internal-id="${at}">${['price', 'area'].map((name) => `<${name}><value>${'9 '.repeat(20_000)}</value></${name}>`).join('')}<rooms>${'1'.repeat(40_000)}</rooms><floor>${'0'.repeat(40_000)}</floor><sales-agent><phone>${'+7('.repeat(20_000)}</phone></sales-agent></offer>`,
      ),
    ),
};

const CIAN: Record<string, () => string | Buffer> = {
  'cian: 30 000 комплексов': () =>
    `<feed><feed_version>2</feed_version>${list(
      30_000,
      (at) => `<object><ExternalId>${at}</ExternalId><Category>newBuildingFlatSale</Category>
<Address>Россия, Ярославская область, Ярославль, ул. Речная, ${at}</Address><JKSchema><Id>${at}</Id><Name>Берег ${at}</Name></JKSchema>
<FlatRoomsCount>1</FlatRoomsCount><TotalArea>40.5</TotalArea><FloorNumber>3</FloorNumber>
<Building><FloorsCount>9</FloorsCount></Building><BargainTerms><Price>9000000</Price><Currency>rur</Currency></BargainTerms></object>`,
    )}</feed>`,
  'cian: запятые в адресе': () =>
    `<feed><feed_version>2</feed_version>${list(
      500,
      (at) =>
        `<object><ExternalId>${at}</ExternalId><Category>newBuildingFlatSale</Category><Address>${'ул ,'.repeat(20_000)}</Address></object>`,
    )}</feed>`,
};

const DOMCLICK: Record<string, () => string | Buffer> = {
  'domclick: 2 000 домов': () => domclick(list(2_000, (at) => building(at, flat(at)))),
  'domclick: квартиры до номера': () =>
    `<complexes><complex><buildings>${building(1, list(20_000, flat))}</buildings><id>1</id><name>Берег</name></complex></complexes>`,
  'domclick: 20 000 комплексов': () =>
    `<complexes>${list(20_000, (at) => `<complex><id>${at}</id><name>Берег</name><address>Ярославль, ул. Речная, ${at}</address><buildings>${building(at, flat(at))}</buildings></complex>`)}</complexes>`,
};

function domclick(buildings: string): string {
  return `<complexes><complex><id>1</id><name>Берег</name><address>Ярославль, ул. Речная, 5</address><buildings>${buildings}</buildings></complex></complexes>`;
}

function building(at: number, flats: string): string {
  return `<building><id>${at}</id><name>Дом ${at}</name><floors>9</floors><building_state>unfinished</building_state><built_year>2028</built_year><ready_quarter>2</ready_quarter><flats>${flats}</flats></building>`;
}

function flat(at: number): string {
  return `<flat><flat_id>${at}</flat_id><apartment>${at}</apartment><floor>3</floor><room>1</room><price>9000000</price><area>40.5</area></flat>`;
}
