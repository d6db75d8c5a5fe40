import { Accordion } from '#ui/Accordion/Accordion.tsx';
import { TextInput } from '#ui/TextInput/TextInput.tsx';
import styles from './Fields.module.css';
import { Sample, Section } from './Section.tsx';

/** Accordions in their states. */
export function AccordionSection() {
  return (
    <Section title="Аккордеон">
      <Sample name="Закрыт, открыт, выключен" wide>
        <div className={styles.whole}>
          <Accordion title="Квартира" summary="от 34 м², не первый этаж">
            <TextInput label="Площадь от" />
          </Accordion>
          <Accordion title="Сколько стоит оценка квартиры?" size="small" defaultOpen>
            <p>Отчёт об оценке стоит от 4 000 ₽ и готов за два рабочих дня.</p>
          </Accordion>
          <Accordion title="Закрытые продажи" size="small" disabled>
            <p>Доступны после входа.</p>
          </Accordion>
        </div>
      </Sample>
    </Section>
  );
}
