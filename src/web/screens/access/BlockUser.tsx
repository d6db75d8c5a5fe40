import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { UserShown } from '#contract/user.ts';
import { formatPhone } from '#domain/access/format-phone.ts';
import { formatNumber } from '#domain/money/format-number.ts';
import { plural } from '#domain/text/plural.ts';
import { Button } from '#ui/Button/Button.tsx';
import { useSiteContext } from '../../site-context.ts';
import { RemoveModal } from '../admin/RemoveModal.tsx';
import styles from './BlockUser.module.css';

/** Takes a person's right to sign in, or gives it back. */
export function BlockUser({ user, onDone }: { user: UserShown; onDone: () => void }) {
  const { api, queryClient } = useSiteContext();
  const [isAsking, setIsAsking] = useState(false);
  const unblock = useMutation(api.admin.users.unblock.mutationOptions());
  const { id, sessions, isSelf, blockedAt } = user;

  async function refresh() {
    await queryClient.invalidateQueries(api.admin.users.pathFilter());
    onDone();
  }

  if (isSelf) return null;
  if (blockedAt) {
    return (
      <div className={styles.block}>
        <span>Входить не{'\u00a0'}может.</span>
        <Button
          size="s"
          variant="secondary"
          loading={unblock.isPending}
          onClick={() => unblock.mutate({ id }, { onSuccess: refresh })}
        >
          Разблокировать
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.block}>
      <span>
        {sessions > 0 ? `Блокировка сразу закроет ${countDevices(sessions)}.` : 'Сейчас нигде не\u00a0вошёл.'}
      </span>
      <Button size="s" variant="secondary" onClick={() => setIsAsking(true)}>
        Заблокировать…
      </Button>
      <RemoveModal
        title={`Заблокировать ${user.name || formatPhone(user.phone)}?`}
        open={isAsking}
        onClose={() => setIsAsking(false)}
        mutation={api.admin.users.block.mutationOptions()}
        input={{ id }}
        onRemoved={refresh}
        removeText="Заблокировать"
      >
        <p>Все входы закроются сразу, новый войти не{'\u00a0'}даст. Это можно отменить.</p>
      </RemoveModal>
    </div>
  );
}

function countDevices(count: number): string {
  return `${formatNumber(count)}\u00a0${plural(count, 'вход', 'входа', 'входов')}`;
}
