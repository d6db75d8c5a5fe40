import type { ConsoleFound } from '#contract/console.ts';
import { holds } from '#domain/access/holds.ts';
import type { Permissions } from '#domain/access/permissions.ts';
import type { ComboboxGroup } from '#ui/Combobox/combobox-options.ts';
import { permittedPages } from './admin-pages.ts';
import { type Place, RECORD_PLACES } from './record-places.ts';

export interface Reader {
  permissions: Permissions;
  clientId: number | null;
}

type Kind = keyof ConsoleFound;
type Found<One extends Kind> = NonNullable<ConsoleFound[One]>[number];

const KINDS: { [One in Kind]: { title: string; placeOf: (found: Found<One>, reader: Reader) => Place } } = {
  complexes: {
    title: 'Комплексы',
    placeOf: ({ id, developerId }) => RECORD_PLACES.complex(id, developerId),
  },
  feeds: { title: 'Фиды', placeOf: ({ id }) => RECORD_PLACES.feed(id) },
  offers: {
    title: 'Предложения банков',
    placeOf: ({ id }, { permissions }) =>
      holds(permissions, { programs: 'w' })
        ? RECORD_PLACES.offer(id)
        : { to: '/admin/programs/preview/$id', params: { id } },
  },
  people: { title: 'Люди', placeOf: ({ id }) => RECORD_PLACES.user(id) },
  companies: { title: 'Компании', placeOf: ({ id }) => RECORD_PLACES.company(id) },
  apiKeys: {
    title: 'Ключи',
    placeOf: ({ id }) => RECORD_PLACES.apiKey(id),
  },
  leads: {
    title: 'Заявки',
    placeOf: ({ id }, { permissions, clientId }) =>
      holds(permissions, { leads: 'r' })
        ? RECORD_PLACES.lead(id)
        : { to: '/admin/clients/$client/leads/$id', params: { client: clientId!, id } },
  },
  legalDocs: { title: 'Правовые документы', placeOf: ({ id }) => RECORD_PLACES.legalDoc(id) },
};

/** Things that are begun from anywhere. */
const ACTIONS = [
  { title: 'Добавить фид', place: newIn('/admin/feed'), rights: { uploadFeeds: 'rw' } },
  { title: 'Новая подборка', place: newIn('/admin/collections'), rights: { clients: 'rw' } },
  {
    title: 'Новая программа',
    place: { to: '/admin/programs/edit/$id', params: { id: 'new' } },
    rights: { programs: 'rw' },
  },
  {
    title: 'Новое гео-ограничение',
    place: newIn('/admin/geo-restrictions'),
    rights: { geoRestrictions: 'rw' },
  },
  { title: 'Новый клиент', place: newIn('/admin/clients'), rights: { clients: 'rw' } },
  {
    title: 'Новый API-ключ',
    place: { to: '/admin/api-keys/config/{-$keyId}', params: {} },
    rights: { clientDesk: 'rw' },
  },
  { title: 'Новая компания', place: newIn('/admin/companies'), rights: { companies: 'rw' } },
  { title: 'Новый документ', place: newIn('/admin/legal'), rights: { legal: 'rw' } },
] as const satisfies readonly { title: string; place: Place; rights: Permissions }[];

/** A list with the form of a new record open. */
function newIn(to: NonNullable<Place['to']>): Place {
  return { to, search: { open: 'new' } };
}

type Offered = readonly {
  title: string;
  places: readonly { title: string; note?: string; place: Place }[];
}[];

/** The pages of the menu and the things a person may begin. */
export function ownPlaces({ permissions, clientId }: Reader): Offered {
  const pages = permittedPages(permissions, clientId).map(({ title, path }) => ({
    title,
    place: { to: path },
  }));
  const actions = ACTIONS.filter(({ rights }) => holds(permissions, rights));
  return [
    { title: 'Страницы', places: pages },
    { title: 'Действия', places: actions },
  ];
}

/** The records that a search found, each with its address. */
export function foundPlaces(found: ConsoleFound, reader: Reader): Offered {
  return (Object.keys(KINDS) as Kind[]).map((kind) => ({
    title: KINDS[kind].title,
    places: (found[kind] ?? []).map((one) => ({
      title: one.title,
      ...(one.note && { note: one.note }),
      place: KINDS[kind].placeOf(one as never, reader),
    })),
  }));
}

/** Places as groups of options, which stand by their numbers for the places themselves. */
export function placeOptions(offered: Offered): { groups: ComboboxGroup[]; places: Place[] } {
  const places: Place[] = [];
  const groups = offered
    .filter((group) => group.places.length > 0)
    .map(({ title: label, places: ones }) => ({
      label,
      options: ones.map(({ title, note, place }) => ({
        value: String(places.push(place) - 1),
        label: title,
        ...(note && { note }),
      })),
    }));
  return { groups, places };
}
