import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { formatDate } from '#domain/time/format-date.ts';
import { formatTime } from '#domain/time/format-time.ts';
import { Page } from '../../parts/page/Page.tsx';
import styles from './DevScreens.module.css';

const route = getRouteApi('/dev/outbox');

/** Messages that were written down instead of sent, newest first. */
export function OutboxScreen() {
  const { api } = route.useRouteContext();
  const { data: messages } = useSuspenseQuery(api.dev.outbox.queryOptions());
  return (
    <Page>
      <h1>Исходящие сообщения</h1>
      {messages.length === 0 && <p className={styles.title}>Сообщений пока нет.</p>}
      <ul className={styles.title}>
        {messages.map((message) => (
          <li key={`${message.at} ${message.to}`} className={styles.message}>
            <p className={styles.when}>
              {formatDate(new Date(message.at))}, {formatTime(new Date(message.at))} · {message.to}
            </p>
            <p>{message.text}</p>
          </li>
        ))}
      </ul>
    </Page>
  );
}
