import { AccordionSection } from './components/AccordionSection.tsx';
import { DevPage } from './DevPage.tsx';

/** Accordions alone. */
export function AccordionsScreen() {
  return (
    <DevPage title="Аккордеоны" lead="Открываются и без скриптов: под ними лежит details.">
      <AccordionSection />
    </DevPage>
  );
}
