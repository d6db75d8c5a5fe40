import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#ui/Button/Button.tsx';
import { useSiteContext } from '../../site-context.ts';
import styles from './TelegramBox.module.css';

/** A bot that has a chat: it is tried, or let go after a second thought. */
export function LinkedBot({ onUnlinked }: { onUnlinked: () => Promise<unknown> }) {
  const { api } = useSiteContext();
  const [isAsked, setIsAsked] = useState(false);
  const trying = useMutation(api.account.telegram.test.mutationOptions());
  const unlinking = useMutation(api.account.telegram.unlink.mutationOptions({ onSuccess: onUnlinked }));
  return (
    <div className={styles.bot}>
      {isAsked ? (
        <>
          <p>
            Отвязать бота? Сообщения о{'\u00a0'}заявках больше не{'\u00a0'}придут.
          </p>
          <div className={styles.buttons}>
            <Button
              variant="danger"
              loading={unlinking.isPending}
              ref={(button) => button?.focus()}
              onClick={() => unlinking.mutate()}
            >
              Отвязать
            </Button>
            <Button variant="secondary" onClick={() => setIsAsked(false)}>
              Отмена
            </Button>
          </div>
        </>
      ) : (
        <div className={styles.buttons}>
          <Button variant="secondary" loading={trying.isPending} onClick={() => trying.mutate()}>
            Проверить связь
          </Button>
          <Button variant="ghost" onClick={() => setIsAsked(true)}>
            Отвязать бота…
          </Button>
        </div>
      )}
      <p role="status" className={trying.data?.isSent === false ? styles.failed : styles.quiet}>
        {trying.data?.isSent && 'Сообщение отправлено: посмотрите чат'}
        {trying.data?.isSent === false &&
          `Сообщение не\u00a0ушло: Telegram не\u00a0отвечает или бот заблокирован`}
      </p>
    </div>
  );
}
