import { NBSP } from '#domain/text/nbsp.ts';
import { Button } from '#ui/Button/Button.tsx';
import styles from './FoundDraft.module.css';
import type { FormDraft } from './form-drafts.ts';
import { momentText } from './moment-text.ts';

interface FoundDraftProps {
  draft: FormDraft & { isOutdated: boolean };
  onRestore: () => void;
  onForget: () => void;
}

/** Over a form whose reader left it once without saving. */
export function FoundDraft({ draft, onRestore, onForget }: FoundDraftProps) {
  return (
    <div className={styles.found} role="status">
      <p>
        <b>Здесь остался черновик: {momentText(new Date(draft.at), new Date())}.</b>{' '}
        {draft.isOutdated && `С${NBSP}тех пор запись изменили: сверьте поля перед сохранением.`}
      </p>
      <div className={styles.buttons}>
        <Button variant="secondary" size="s" onClick={onRestore}>
          Вернуть черновик
        </Button>
        <Button variant="ghost" size="s" onClick={onForget}>
          Удалить черновик
        </Button>
      </div>
    </div>
  );
}
