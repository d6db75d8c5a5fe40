import type { ComplexDetails, ComplexField } from '#contract/complex-input.ts';
import { Button } from '#ui/Button/Button.tsx';
import styles from './ClashNotice.module.css';
import { COMPLEX_LABELS } from './complex-labels.ts';

interface ClashNoticeProps {
  fields: readonly ComplexField[];
  complex: Pick<ComplexDetails, 'description'>;
  onTake: (field: ComplexField) => void;
  onKeep: (field: ComplexField) => void;
}

/** Over the form: fields that somebody else changed while they were edited here, each with both ways out. */
export function ClashNotice({ fields, complex, onTake, onKeep }: ClashNoticeProps) {
  if (fields.length === 0) return null;
  return (
    <div role="alert" className={styles.notice}>
      <p>
        <b>Пока вы{'\u00a0'}правили, это изменил кто-то ещё.</b> Ваши правки на{'\u00a0'}месте: решите, что
        останется.
      </p>
      <ul className={styles.fields}>
        {fields.map((field) => (
          <li key={field}>
            <span className={styles.name}>{COMPLEX_LABELS[field]}</span>
            {field === 'description' && (
              <details>
                <summary>Что там теперь</summary>
                <p className={styles.text}>{complex.description || 'Описание из\u00a0фида'}</p>
              </details>
            )}
            <span className={styles.buttons}>
              <Button
                size="s"
                variant="secondary"
                subject={COMPLEX_LABELS[field]}
                onClick={() => onTake(field)}
              >
                Взять новое
              </Button>
              <Button size="s" variant="ghost" subject={COMPLEX_LABELS[field]} onClick={() => onKeep(field)}>
                Оставить моё
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
