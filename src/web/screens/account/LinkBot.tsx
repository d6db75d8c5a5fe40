import { useMutation, useQuery } from '@tanstack/react-query';
import { formatTime } from '#domain/time/format-time.ts';
import { Button } from '#ui/Button/Button.tsx';
import { useSiteContext } from '../../site-context.ts';
import styles from './TelegramBox.module.css';

const LOOK_AGAIN_MS = 3_000;

/** Gives a link that binds a chat once; while it waits to be opened, the page looks whether it was. */
export function LinkBot() {
  const { api } = useSiteContext();
  const { mutate, isPending, data: link } = useMutation(api.account.telegram.link.mutationOptions());
  useQuery(
    api.account.telegram.get.queryOptions(undefined, {
      enabled: link !== undefined,
      refetchInterval: LOOK_AGAIN_MS,
    }),
  );
  return (
    <div className={styles.bot}>
      <div className={styles.buttons}>
        {link && (
          <Button href={link.url} target="_blank" rel="noopener noreferrer">
            Открыть Telegram
          </Button>
        )}
        <Button variant={link ? 'secondary' : 'primary'} loading={isPending} onClick={() => mutate()}>
          {link ? 'Новая ссылка' : 'Привязать бота'}
        </Button>
      </div>
      <p role="status" className={styles.quiet}>
        {link &&
          `Нажмите «Старт» в\u00a0чате с\u00a0ботом. Ссылка работает один раз, до\u00a0${formatTime(link.expiresAt)}.`}
      </p>
    </div>
  );
}
