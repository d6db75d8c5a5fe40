import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { expect, test, vi } from 'vitest';
import { readFeed } from '../read-feed.ts';

const source = createReadStream(new URL('./fixtures/complexes.xml', import.meta.url));
const reading = await readFeed(source, { clientName: 'ГК Роща', now: new Date('2026-11-01T00:00:00Z') });
const [quiet, empty] = reading.complexes;

test('complexes, buildings and flats map one to one; an empty complex stays in the listing', () => {
  expect(reading).toMatchObject({ dialect: 'domclick', offers: 4, accepted: 3, rejected: 1 });
  expect(
    reading.complexes.map((complex) => [
      complex.key,
      complex.name,
      complex.houses.map((house) => house.flats.length),
    ]),
  ).toEqual([
    ['domclick:55001', 'Тихая Роща', [2, 1]],
    ['domclick:55002', 'Пустошь', [0]],
  ]);
});

test('facts of the complex that stand after its flats', () => {
  expect(quiet).toMatchObject({
    developer: { name: 'ГК Роща', phone: '+74942000031', siteUrl: 'https://roscha.example' },
    description: 'Дома у бора.',
    parking: ['open', 'underground'],
    amenities: ['fencedArea', 'playground'],
    photoUrls: ['https://roscha.example/1.jpg'],
    progressPhotos: [
      { url: 'https://roscha.example/stroyka-2.jpg', takenOn: '2026-09-01' },
      { url: 'https://roscha.example/stroyka-1.jpg', takenOn: '2026-08-14' },
    ],
    videoUrls: ['https://video.example/watch?v=1'],
    address: { region: 'Костромская область', settlement: 'пос. Рощино', street: 'ул. Сосновая', house: '8' },
  });
  expect(empty?.developer?.name).toBe('ООО «Поле»');
  expect(empty?.address).toMatchObject({ region: 'Костромская область', city: 'Кострома', house: '1' });
});

test('a building without coordinates takes those of its complex, `ready` and `built` mean commissioned', () => {
  expect(quiet?.houses).toMatchObject([
    {
      name: 'Этап 1',
      floors: 6,
      buildingState: 'UNFINISHED',
      handover: { year: 2028, quarter: 3 },
      material: 'brick',
      address: { house: '8', point: { latitude: 57.7012, longitude: 40.8803 } },
    },
    {
      name: null,
      buildingState: 'HANDOVER',
      material: null,
      address: { point: { latitude: 57.703, longitude: 40.879 } },
    },
  ]);
  expect(empty?.houses[0]?.buildingState).toBe('HANDOVER');
});

test('a flat id repeats between buildings, so complex and building stand in front of it', () => {
  expect(quiet?.houses.map((house) => house.flats.map((flat) => flat.externalId))).toEqual([
    ['55001/55101/1', '55001/55101/2'],
    ['55001/55102/1'],
  ]);
});

test('a flat: «да» names no finish, a zero kitchen is unknown, a studio by word or zero', () => {
  const [first, second] = quiet?.houses[0]?.flats ?? [];
  expect(first).toMatchObject({
    rooms: '1',
    renovation: null,
    renovationText: 'да',
    balcony: true,
    loggia: true,
    livingAreaM2x100: 1660,
    kitchenAreaM2x100: null,
    planUrls: ['https://roscha.example/plan/1.png'],
    paymentPlan: '40% сразу, 60% через год',
    apartments: false,
  });
  expect(second).toMatchObject({
    rooms: '0',
    studio: true,
    renovation: 'fine',
    apartments: true,
    balcony: false,
    paymentPlan: null,
  });
  expect(second?.planUrls).toHaveLength(2);
  expect(quiet?.houses[1]?.flats[0]).toMatchObject({ rooms: '0', renovation: 'none' });
});

test('a flat without a single tag is rejected with reasons', () => {
  const fields = reading.issues.filter((issue) => issue.severity === 'error').map((issue) => issue.field);
  expect(fields).toEqual(['flat_id', 'area', 'price', 'floor', 'room']);
});

test.each([
  ['before', '<id>1</id>', ''],
  ['after', '', '<id>1</id>'],
])('a flat costs the same in a complex of any size whose id stands %s its flats', async (_, first, last) => {
  const flat = (id: number) =>
    `<flat><flat_id>${id}</flat_id><floor>1</floor><room>1</room><price>9000000</price><area>40</area></flat>`;
  const building = (id: number, flats: string) =>
    `<building><id>${id}</id><name>Дом ${id}</name><floors>9</floors><flats>${flats}</flats></building>`;
  const times = (count: number, write: (at: number) => string) =>
    Array.from({ length: count }, (_, at) => write(at)).join('');
  const complex = (buildings: number) =>
    `<complexes><complex>${first}<name>Роща</name><address>Кострома, ул. Лесная, 1</address><images>${times(
      buildings * 10,
      (at) => `<image>https://roscha.example/${at}.jpg</image>`,
    )}</images><buildings>${times(buildings, (at) =>
      building(
        at + 1,
        times(25, (number) => flat(at * 25 + number)),
      ),
    )}</buildings>${last}</complex></complexes>`;
  const looksAFlat = async (buildings: number) => {
    const looks = countLooks();
    const text = Buffer.from(complex(buildings));
    const { accepted } = await readFeed(Readable.from([text]), { clientName: 'Роща', now: new Date(0) });
    expect(accepted).toBe(buildings * 25);
    return looks() / accepted;
  };
  const [few, many] = [await looksAFlat(4), await looksAFlat(40)];
  expect(many).toBeLessThan(few * 1.1);
});

/** Counts elements of lists that are looked at by `find` and `filter` until it is asked. */
function countLooks(): () => number {
  let looks = 0;
  const spies = (['find', 'filter'] as const).map((name) => {
    const own = Array.prototype[name] as (is: (...args: unknown[]) => unknown) => unknown;
    return vi.spyOn(Array.prototype, name).mockImplementation(function (this: unknown[], is) {
      return own.call(this, (...args) => {
        looks += 1;
        return (is as (...args: unknown[]) => unknown)(...args);
      }) as never;
    });
  });
  return () => {
    for (const spy of spies) spy.mockRestore();
    return looks;
  };
}
