import { useMutation } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { countPhrase } from '#domain/text/count-phrase.ts';
import { Button } from '#ui/Button/Button.tsx';
import { TextInput } from '#ui/TextInput/TextInput.tsx';
import { Box } from '../admin/Box.tsx';
import { refreshMaintenance } from './maintenance-queries.ts';
import styles from './RerunFeeds.module.css';

/** Runs every feed, once the words for it are typed. */
export function RerunFeeds({ count }: { count: number }) {
  const { api, queryClient } = useRouter().options.context;
  const [typed, setTyped] = useState('');
  const { mutate, isPending, isSuccess } = useMutation(
    api.admin.amen.rerunFeeds.mutationOptions({
      onSuccess: () => setTyped(''),
      onSettled: () => refreshMaintenance({ api, queryClient }),
    }),
  );
  if (count === 0) {
    return (
      <Box title="Перезапустить все фиды">
        <p className={styles.none}>Нет включённых фидов с адресом или файлом</p>
      </Box>
    );
  }
  const words = `ПЕРЕЗАПУСТИТЬ ${count}`;
  const feeds = countPhrase(count, 'фид', 'фида', 'фидов');
  const isAgreed = typed.trim() === words;
  return (
    <Box title="Перезапустить все фиды" note={feeds} isDangerous>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (isAgreed) mutate({ count });
        }}
      >
        <p>Удержанные снятия ждут решения и дальше, цены обновятся по мере готовности.</p>
        <TextInput
          label={`Введите ${words}`}
          value={typed}
          autoComplete="off"
          onChange={({ currentTarget: { value } }) => setTyped(value)}
          onKeyDown={({ key }) => key === 'Escape' && setTyped('')}
        />
        <div className={styles.actions}>
          <Button type="submit" size="s" variant="danger" disabled={!isAgreed} loading={isPending}>
            Перезапустить {feeds}
          </Button>
          <Link to="/admin/feed-dashboard" search={{}}>
            Состояние фидов
          </Link>
        </div>
        <p role="status" className={styles.status}>
          {isSuccess && 'Фиды поставлены в очередь'}
        </p>
      </form>
    </Box>
  );
}
