import type { ApplicationShown } from '#contract/application.ts';
import { APPLICATION_STATUS_LABELS } from '#domain/application/application-status.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { changedByText } from './application-texts.ts';
import styles from './StatusControl.module.css';

interface StatusConflictProps {
  /** As it stands now. */
  application: ApplicationShown;
  hasComment: boolean;
  onRefresh: () => void;
}

/** Somebody else was faster: who, when, and what is kept. */
export function StatusConflict({ application, hasComment, onRefresh }: StatusConflictProps) {
  return (
    <div className={styles.control}>
      <div role="alert" className={styles.conflict}>
        <Icon name="warning" size={20} />
        <div>
          <p className={styles.strong}>{changedByText(application.moves.at(-1)!)}</p>
          <p>
            Теперь «{APPLICATION_STATUS_LABELS[application.status]}».
            {hasComment && ' Ваш комментарий сохранён.'}
          </p>
        </div>
      </div>
      <div className={styles.steps}>
        <Button size="s" ref={(button) => button?.focus()} onClick={onRefresh}>
          Обновить заявку
        </Button>
      </div>
    </div>
  );
}
