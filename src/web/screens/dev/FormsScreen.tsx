import { ChoiceSections } from './components/ChoiceSections.tsx';
import { ComboboxSections } from './components/ComboboxSections.tsx';
import { FieldSections } from './components/FieldSections.tsx';
import { FormSection } from './components/FormSection.tsx';
import { RangeSections } from './components/RangeSections.tsx';
import { DevPage } from './DevPage.tsx';

/** How forms behave: one that checks and sends, then every kind of field. */
export function FormsScreen() {
  return (
    <DevPage title="Формы" lead="Проверка при отправке, затем при вводе; ошибки остаются рядом с полями.">
      <FormSection />
      <FieldSections />
      <RangeSections />
      <ComboboxSections />
      <ChoiceSections />
    </DevPage>
  );
}
