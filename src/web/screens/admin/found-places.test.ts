import { expect, it } from 'vitest';
import { foundPlaces, ownPlaces, placeOptions } from './found-places.ts';

const ADMIN = { permissions: { programs: 'rw', leads: 'rw', companies: 'rw' }, clientId: null } as const;

it('a record leads to its own address, by what its reader may do', () => {
  const offer = { offers: [{ id: 5, title: 'Банк: Семейная', note: null }] };
  const lead = { leads: [{ id: 7, title: 'Анна', note: 'Звонок' }] };
  const addressOf = (found: Parameters<typeof foundPlaces>[0], reader: Parameters<typeof foundPlaces>[1]) =>
    placeOptions(foundPlaces(found, reader)).places[0];
  expect(addressOf(offer, ADMIN)).toMatchObject({ to: '/admin/programs/edit/$id', params: { id: 5 } });
  expect(addressOf(offer, { permissions: { programs: 'r' }, clientId: null })).toMatchObject({
    to: '/admin/programs/preview/$id',
  });
  expect(addressOf(lead, ADMIN)).toMatchObject({ to: '/admin/leads/$id' });
  expect(addressOf(lead, { permissions: { clientDesk: 'rw' }, clientId: 3 })).toEqual({
    to: '/admin/clients/$client/leads/$id',
    params: { client: 3, id: 7 },
  });
});

it('pages and actions are those the person may open', () => {
  const { groups, places } = placeOptions(ownPlaces(ADMIN));
  expect(groups.map(({ label, options }) => [label, options.map((one) => one.label)])).toEqual([
    ['Страницы', ['Заявки', 'Программы', 'Компании']],
    ['Действия', ['Новая программа', 'Новая компания']],
  ]);
  expect(places.at(-1)).toEqual({ to: '/admin/companies', search: { open: 'new' } });
});
