import { Link } from '@tanstack/react-router';
import { Page } from '../../parts/page/Page.tsx';
import styles from './DevScreens.module.css';

const PAGES = [
  ['/dev/components', 'Компоненты'],
  ['/dev/components-switch', 'Телефон и компьютер'],
  ['/dev/accordions', 'Аккордеоны'],
  ['/dev/form', 'Формы'],
  ['/dev/chart-test', 'График цен'],
  ['/dev/why-demo', 'Почему перерисовано'],
  ['/dev/error', 'Ошибки'],
  ['/dev/beorg', 'Распознавание документов'],
  ['/dev/outbox', 'Исходящие сообщения'],
] as const;

/** The pages to try outside production. */
export function DevListScreen() {
  return (
    <Page>
      <h1>Страницы для разработки</h1>
      <ul className={styles.list}>
        {PAGES.map(([path, title]) => (
          <li key={path}>
            <Link to={path}>{title}</Link>
          </li>
        ))}
        <li>
          <a href="/dev/widget-iframe-test">Виджет на странице</a>
        </li>
      </ul>
    </Page>
  );
}
