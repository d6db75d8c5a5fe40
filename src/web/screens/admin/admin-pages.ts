import type { Permission, Permissions } from '#domain/access/permissions.ts';
import type { AdminIconName } from './AdminIcon.tsx';

/** Pages of the console in the order of its menu; `/admin` leads to the first one a person may open. */
const ADMIN_PAGES = [
  { group: 'Данные', title: 'Фиды', path: '/admin/feed', icon: 'feed', permission: 'uploadFeeds' },
  {
    group: 'Данные',
    title: 'Сводка фидов',
    path: '/admin/feed-dashboard',
    icon: 'dashboard',
    permission: 'uploadFeeds',
  },
  {
    group: 'Данные',
    title: 'Загрузки',
    path: '/admin/upload',
    icon: 'upload',
    permission: 'uploadAnything',
  },
  {
    group: 'Данные',
    title: 'Подборки',
    path: '/admin/collections',
    icon: 'collection',
    permission: 'clients',
  },
  {
    group: 'Ипотека',
    title: 'Программы',
    path: '/admin/programs/list',
    icon: 'bank',
    permission: 'programs',
  },
  {
    group: 'Ипотека',
    title: 'Геоограничения',
    path: '/admin/geo-restrictions',
    icon: 'place',
    permission: 'geoRestrictions',
  },
  { group: 'Партнёры', title: 'Клиенты', path: '/admin/clients', icon: 'client', permission: 'clients' },
  { group: 'Партнёры', title: 'API-ключи', path: '/admin/api-keys', icon: 'key', permission: 'apiKeys' },
  {
    group: 'Партнёры',
    title: 'Компании',
    path: '/admin/companies',
    icon: 'company',
    permission: 'companies',
  },
  { group: 'Система', title: 'Пользователи', path: '/admin/users', icon: 'users', permission: 'users' },
  { group: 'Система', title: 'Документы', path: '/admin/legal', icon: 'paper', permission: 'legal' },
  { group: 'Система', title: 'Обслуживание', path: '/admin/amen', icon: 'clock', permission: 'adminAmen' },
] as const satisfies readonly {
  group: string;
  title: string;
  path: string;
  icon: AdminIconName;
  /** To be held for reading. */
  permission: Permission;
}[];

/** The pages a person may open. */
export function permittedPages(permissions: Permissions) {
  return ADMIN_PAGES.filter(({ permission }) => permissions[permission]?.includes('r'));
}
