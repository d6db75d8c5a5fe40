import { holds } from '#domain/access/holds.ts';
import type { Permissions } from '#domain/access/permissions.ts';
import type { AdminIconName } from './AdminIcon.tsx';

const OWN_CLIENT = '/admin/my-client';

/** Pages of the console in the order of its menu; `/admin` leads to the first one a person may open. */
const ADMIN_PAGES = [
  { group: 'Данные', title: 'Фиды', path: '/admin/feed', icon: 'feed', rights: { uploadFeeds: 'r' } },
  {
    group: 'Данные',
    title: 'Состояние фидов',
    path: '/admin/feed-dashboard',
    icon: 'dashboard',
    rights: { uploadFeeds: 'r' },
  },
  {
    group: 'Данные',
    title: 'Загрузка файлов',
    path: '/admin/upload',
    icon: 'upload',
    rights: { uploadAnything: 'r' },
  },
  {
    group: 'Данные',
    title: 'Подборки',
    path: '/admin/collections',
    icon: 'collection',
    rights: { clients: 'r' },
  },
  { group: 'Люди', title: 'Заявки', path: '/admin/leads', icon: 'papers', rights: { leads: 'r' } },
  {
    group: 'Ипотека',
    title: 'Программы',
    path: '/admin/programs/list',
    icon: 'bank',
    rights: { programs: 'r' },
  },
  {
    group: 'Ипотека',
    title: 'Гео-ограничения',
    path: '/admin/geo-restrictions',
    icon: 'place',
    rights: { geoRestrictions: 'r' },
  },
  {
    group: 'Люди',
    title: 'Моя компания',
    path: OWN_CLIENT,
    icon: 'client',
    rights: { clientDesk: 'r' },
  },
  { group: 'Партнёры', title: 'Клиенты', path: '/admin/clients', icon: 'client', rights: { clients: 'r' } },
  {
    group: 'Партнёры',
    title: 'API-ключи',
    path: '/admin/api-keys',
    icon: 'key',
    rights: { clientDesk: 'r' },
  },
  {
    group: 'Партнёры',
    title: 'Компании',
    path: '/admin/companies',
    icon: 'company',
    rights: { companies: 'r' },
  },
  { group: 'Система', title: 'Пользователи', path: '/admin/users', icon: 'users', rights: { users: 'r' } },
  {
    group: 'Система',
    title: 'Правовые документы',
    path: '/admin/legal',
    icon: 'paper',
    rights: { legal: 'r' },
  },
  { group: 'Система', title: 'Обслуживание', path: '/admin/amen', icon: 'clock', rights: { adminAmen: 'r' } },
  {
    group: 'Система',
    title: 'Интеграции',
    path: '/admin/integrations',
    icon: 'plug',
    rights: { adminAmen: 'r' },
  },
] as const satisfies readonly {
  group: string;
  title: string;
  path: string;
  icon: AdminIconName;
  rights: Permissions;
}[];

/** The pages a person may open; `clientId` is the client whose own person they are. */
export function permittedPages(permissions: Permissions, clientId: number | null) {
  return ADMIN_PAGES.filter(
    ({ rights, path }) => holds(permissions, rights) && (path !== OWN_CLIENT || clientId !== null),
  ).map((page) => (page.path === OWN_CLIENT ? { ...page, roof: `/admin/clients/${clientId}` } : page));
}
