import { nonBreaking } from '#domain/text/non-breaking.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Checkbox } from '#ui/Checkbox/Checkbox.tsx';
import styles from './Checklist.module.css';
import landing from './Landing.module.css';

interface ChecklistProps {
  title: string;
  note: string;
  items: readonly string[];
}

/** Things to tick off, on the screen or on paper; nobody is told what is ticked. */
export function Checklist({ title, note, items }: ChecklistProps) {
  return (
    <section id="checklist" className={landing.section}>
      <h2>{nonBreaking(title)}</h2>
      <div className={styles.sheet}>
        <div className={styles.head}>
          <p className={landing.note}>{nonBreaking(note)}</p>
          <Button variant="secondary" size="s" className={styles.print} onClick={() => window.print()}>
            Распечатать
          </Button>
        </div>
        <ul className={styles.items}>
          {items.map((item) => (
            <li key={item}>
              <Checkbox label={nonBreaking(item)} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
