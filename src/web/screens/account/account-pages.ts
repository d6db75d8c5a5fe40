import { holds } from '#domain/access/holds.ts';
import type { Permissions } from '#domain/access/permissions.ts';
import { DESK_RIGHTS } from '#domain/application/desk-rights.ts';
import type { AdminIconName } from '../admin/AdminIcon.tsx';

/** Pages of the account in the order of its menu; `/account` leads to the first one a person may open. */
const ACCOUNT_PAGES = [
  {
    title: 'Профиль',
    path: '/account/profile',
    icon: 'person',
    rights: { telegramNotifications: 'w' },
  },
  {
    title: 'Мои заявки',
    path: '/account/phys/my-mortgage-applications',
    icon: 'paper',
    rights: { account: 'r' },
  },
  {
    title: 'Заявки клиентов',
    path: '/account/broker/others-mortgage-applications',
    icon: 'papers',
    rights: DESK_RIGHTS,
  },
  { title: 'Помощь', path: '/account/help', icon: 'question', rights: { account: 'r' } },
] as const satisfies readonly { title: string; path: string; icon: AdminIconName; rights: Permissions }[];

/** The pages a person may open. */
export function permittedAccountPages(permissions: Permissions) {
  return ACCOUNT_PAGES.filter(({ rights }) => holds(permissions, rights));
}
