import { useMutation } from '@tanstack/react-query';
import type { MaintenanceShown } from '#contract/maintenance.ts';
import { MAINTENANCE_TASKS, type MaintenanceTask } from '#domain/maintenance/maintenance-task.ts';
import { Button } from '#ui/Button/Button.tsx';
import { useSiteContext } from '../../site-context.ts';
import { Box } from '../admin/Box.tsx';
import { refreshMaintenance } from './maintenance-queries.ts';
import styles from './RefreshBox.module.css';
import { refreshText } from './refresh-text.ts';

const REFRESH = { text: 'Обновить', busyText: 'Обновляем…' };
const ACTIONS: Partial<Record<MaintenanceTask, typeof REFRESH>> = {
  files: { text: 'Проверить', busyText: 'Проверяем…' },
  announcement: { text: 'Сообщить', busyText: 'Сообщаем…' },
  outdated: { text: 'Удалить', busyText: 'Удаляем…' },
  backup: { text: 'Сделать копию', busyText: 'Копируем…' },
};

/** Data that can be brought up to date now, and how it went last. */
export function RefreshBox({ maintenance }: { maintenance: MaintenanceShown }) {
  return (
    <Box title="Обновить">
      <ul>
        {maintenance.tasks
          .filter(({ task }) => task !== 'backup')
          .map((of) => (
            <MaintenanceTaskRow key={of.task} of={of} maintenance={maintenance} />
          ))}
      </ul>
    </Box>
  );
}

interface MaintenanceTaskRowProps {
  of: MaintenanceShown['tasks'][number];
  maintenance: MaintenanceShown;
}

/** One task: how it went last, and the button that asks for it. */
export function MaintenanceTaskRow({ of, maintenance }: MaintenanceTaskRowProps) {
  const { api, queryClient } = useSiteContext();
  const { task, last } = of;
  const action = ACTIONS[task] ?? REFRESH;
  const { mutate, isPending } = useMutation(
    api.admin.amen.refresh.mutationOptions({ onSettled: () => refreshMaintenance({ api, queryClient }) }),
  );
  const isBusy = isPending || last?.state === 'waiting' || last?.state === 'running';
  return (
    <li className={styles.task}>
      <span className={styles.name}>{MAINTENANCE_TASKS[task]}</span>
      <span role="status" className={styles.text} data-failed={last?.state === 'failed' || undefined}>
        {refreshText(of, maintenance)}
      </span>
      <Button
        size="s"
        variant="secondary"
        className={styles.button}
        loading={isBusy}
        loadingText={action.busyText}
        subject={MAINTENANCE_TASKS[task]}
        onClick={() => mutate({ task })}
      >
        {action.text}
      </Button>
    </li>
  );
}
