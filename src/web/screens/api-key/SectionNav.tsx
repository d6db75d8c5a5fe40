import { LOOK_SECTIONS } from './look-sections.ts';
import styles from './SectionNav.module.css';

/** Parts of the long form; a press leads to one without touching the address. */
export function SectionNav() {
  return (
    <nav aria-label="Разделы формы" className={styles.nav}>
      <ul>
        {LOOK_SECTIONS.map(({ id, title }) => (
          <li key={id}>
            <button type="button" className={styles.item} onClick={() => show(id)}>
              {title}
            </button>
          </li>
        ))}
        <li className={styles.below}>
          <button type="button" className={styles.item} onClick={() => show('preview')}>
            Предпросмотр
          </button>
        </li>
      </ul>
    </nav>
  );
}

function show(id: string): void {
  // As JSON the look is one part.
  const section = document.getElementById(id) ?? document.getElementById('json');
  section?.scrollIntoView({ block: 'start' });
  section?.querySelector<HTMLElement>('input, textarea, button')?.focus({ preventScroll: true });
}
