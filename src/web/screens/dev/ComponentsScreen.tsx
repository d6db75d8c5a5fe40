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
import { DevPage } from './DevPage.tsx';

/** Every component of the kit in every state: the page designers look at and the kit's tests run on. */
export function ComponentsScreen() {
  return (
    <DevPage title="Компоненты" lead="Все элементы интерфейса во всех состояниях.">
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
    </DevPage>
  );
}
