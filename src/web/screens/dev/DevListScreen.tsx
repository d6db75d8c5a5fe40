import { Link } from '@tanstack/react-router';
import { Page } from '../../parts/Page.tsx';
import styles from './DevScreens.module.css';

/** What there is to try outside production. */
export function DevListScreen() {
  return (
    <Page>
      <h1>Страницы для разработки</h1>
      <ul className={styles.list}>
        <li>
          <Link to="/dev/components">Компоненты</Link>
        </li>
        <li>
          <Link to="/dev/error">Ошибки</Link>
        </li>
        <li>
          <Link to="/dev/outbox">Исходящие сообщения</Link>
        </li>
        <li>
          <a href="/dev/widget-iframe-test">Виджет на странице</a>
        </li>
      </ul>
    </Page>
  );
}
