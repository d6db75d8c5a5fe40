import { CONSENT_WORD } from '#domain/legal-doc/is-consent-tag.ts';
import { nonBreaking } from '#domain/text/non-breaking.ts';
import { Icon } from '#ui/Icon/Icon.tsx';
import styles from './ConsentWarning.module.css';

/** Warns that links of consent are lost with a tag. */
export function ConsentWarning() {
  return (
    <p role="status" className={styles.warning}>
      <Icon name="warning" size={20} />
      {nonBreaking(
        `На тег со словом «${CONSENT_WORD}» ведут ссылки согласия во всех формах. Без него они откроют первый документ, а новые согласия останутся без текста.`,
      )}
    </p>
  );
}
