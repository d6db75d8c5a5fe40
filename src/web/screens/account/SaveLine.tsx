import { Button } from '#ui/Button/Button.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import styles from './SaveLine.module.css';

/** The button of a form of the account, and the word that what it shows is kept. */
export function SaveLine({ isSending, isSaved }: { isSending: boolean; isSaved: boolean }) {
  return (
    <div className={styles.line}>
      <Button type="submit" loading={isSending}>
        Сохранить
      </Button>
      <p role="status" className={styles.saved}>
        {isSaved && (
          <>
            <Icon name="check" size={16} /> Сохранено
          </>
        )}
      </p>
    </div>
  );
}
