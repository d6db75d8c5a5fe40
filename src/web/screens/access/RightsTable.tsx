import type { Group } from '#domain/access/groups.ts';
import { PERMISSIONS, type Permission, permissionsOfPerson } from '#domain/access/permissions.ts';
import styles from './RightsTable.module.css';

const TITLES: Record<Permission, string> = {
  account: 'Личный кабинет',
  telegramNotifications: 'Telegram-уведомления',
  linkTelegramBot: 'Привязка бота',
  adminPanel: 'Панель администратора',
  othersDocuments: 'Чужие документы',
  othersMortgageApplications: 'Заявки клиентов',
  applicationStatus: 'Смена статуса заявки',
  applicationStepBack: 'Возврат заявки на\u00a0шаг',
  anyStatus: 'Заявки в\u00a0любом статусе',
  programs: 'Ипотечные программы',
  uploadFeeds: 'Фиды',
  uploadAnything: 'Загрузка любых файлов',
  users: 'Пользователи',
  companies: 'Компании',
  geoRestrictions: 'Гео-ограничения',
  clients: 'Клиенты',
  legal: 'Документы сайта',
  apiKeys: 'API-ключи',
  leads: 'Заявки с\u00a0контактами',
  clientDesk: 'Кабинет клиента',
  adminAmen: 'Обслуживание',
};

/** The rights to read and to write of a member of a group, and of a client's own person among them. */
export function RightsTable({ group, clientId }: { group: Group; clientId: number | null }) {
  const held = permissionsOfPerson({ groups: [group], clientId });
  return (
    <table className={styles.table} aria-label="Права">
      <thead>
        <tr>
          <th scope="col">Право</th>
          <th scope="col">Чтение</th>
          <th scope="col">Запись</th>
        </tr>
      </thead>
      <tbody>
        {PERMISSIONS.map((permission) => (
          <tr key={permission}>
            <th scope="row" className={held[permission] ? undefined : styles.no}>
              {TITLES[permission]}
            </th>
            <Mark isHeld={held[permission]?.includes('r')} />
            <Mark isHeld={held[permission]?.includes('w')} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Mark({ isHeld = false }: { isHeld?: boolean | undefined }) {
  return <td className={isHeld ? styles.yes : styles.no}>{isHeld ? 'да' : '—'}</td>;
}
