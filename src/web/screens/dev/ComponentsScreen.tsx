import styles from './ComponentsScreen.module.css';
import { ButtonSections } from './components/ButtonSections.tsx';
import { ChoiceSections } from './components/ChoiceSections.tsx';
import { ComboboxSections } from './components/ComboboxSections.tsx';
import { DisclosureSections } from './components/DisclosureSections.tsx';
import { FieldSections } from './components/FieldSections.tsx';
import { FormSection } from './components/FormSection.tsx';
import { LoadingSections } from './components/LoadingSections.tsx';
import { MapSection } from './components/MapSection.tsx';
import { OverlaySections } from './components/OverlaySections.tsx';
import { RangeSections } from './components/RangeSections.tsx';

/** Every component of the kit in every state: the page designers look at and the kit's tests run on. */
export function ComponentsScreen() {
  return (
    <main id="content" tabIndex={-1} className={styles.page}>
      <h1>Компоненты</h1>
      <p className={styles.lead}>Все элементы интерфейса во всех состояниях.</p>
      <ButtonSections />
      <FieldSections />
      <RangeSections />
      <ComboboxSections />
      <ChoiceSections />
      <DisclosureSections />
      <OverlaySections />
      <LoadingSections />
      <FormSection />
      <MapSection />
    </main>
  );
}
