import { useState } from 'react';
import { Button } from '#ui/Button/Button.tsx';
import { Combobox, type ComboboxProps } from '#ui/Combobox/Combobox.tsx';
import { type ComboboxGroup, type ComboboxOption, filterGroups } from '#ui/Combobox/combobox-options.ts';
import { MultiCombobox } from '#ui/Combobox/MultiCombobox.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Modal } from '#ui/Modal/Modal.tsx';
import styles from './Fields.module.css';
import { Section } from './Section.tsx';

const PLACES: readonly ComboboxGroup[] = [
  {
    label: 'Город или регион',
    options: [
      { value: 'c1', label: 'Москва', note: '1 248 ЖК' },
      { value: 'c2', label: 'Королёв' },
      { value: 'c3', label: 'Нижний Новгород' },
      { value: 'r1', label: 'Московская область' },
    ],
  },
  {
    label: 'Метро',
    options: [
      { value: 'm1', label: 'Московские ворота', note: 'Санкт-Петербург' },
      { value: 'm2', label: 'Новокузнецкая', note: 'Москва' },
    ],
  },
];

const DEVELOPERS: readonly ComboboxGroup[] = [
  {
    options: [
      { value: '1', label: 'Первый контур' },
      { value: '2', label: 'Основа' },
      {
        value: '3',
        label: 'Специализированный застройщик «Градостроительная компания Северо-Западного округа»',
      },
      { value: '4', label: 'Мера' },
    ],
  },
];

/** Answers as a server would. */
async function suggestPlaces(query: string): Promise<readonly ComboboxGroup[]> {
  return query ? filterGroups(PLACES, query) : [];
}

function suggestForever(): Promise<readonly ComboboxGroup[]> {
  return new Promise(() => undefined);
}

/** Fails the first time it is asked for «сбой». */
function createFlakySuggest() {
  let isBroken = true;
  return async (query: string): Promise<readonly ComboboxGroup[]> => {
    if (query !== 'сбой') return [];
    if (!isBroken) return [{ options: [{ value: 'again', label: 'Сбой прошёл' }] }];
    isBroken = false;
    throw new Error('No suggestions this time');
  };
}

/** Fields that find things by their names. */
export function ComboboxSections() {
  const [suggestOrFail] = useState(createFlakySuggest);
  const [several, setSeveral] = useState<ComboboxOption[]>([
    { value: '1', label: 'Первый контур' },
    { value: '2', label: 'Основа' },
  ]);
  const [isModalOpen, setModalOpen] = useState(false);
  return (
    <Section title="Комбобокс">
      <div className={styles.grid}>
        <ComboboxSample
          label="Город или метро"
          source={suggestPlaces}
          placeholder="Город, регион, адрес, метро, ЖК"
          before={<Icon name="search" />}
          hint="Подсказки приходят по мере ввода"
        />
        <ComboboxSample
          label="Застройщик"
          source={DEVELOPERS}
          placeholder="Название застройщика"
          start={{ value: '4', label: 'Мера' }}
        />
        <MultiCombobox
          label="Застройщики"
          source={DEVELOPERS}
          value={several}
          onChange={setSeveral}
          placeholder="Название застройщика"
        />
        <ComboboxSample label="Ответ в пути" source={suggestForever} />
        <ComboboxSample label="Ответ со сбоем" source={suggestOrFail} hint="Наберите «сбой»" />
        <ComboboxSample
          label="Застройщик с ошибкой"
          source={DEVELOPERS}
          error="Выберите застройщика из списка"
        />
        <ComboboxSample
          label="Застройщик выключен"
          source={DEVELOPERS}
          start={{ value: '4', label: 'Мера' }}
          disabled
        />
        <ComboboxSample label="Застройщик загружается" source={DEVELOPERS} skeleton />
        <Button variant="secondary" onClick={() => setModalOpen(true)}>
          Комбобокс в окне
        </Button>
      </div>
      <Modal open={isModalOpen} onClose={() => setModalOpen(false)} title="Кто строит">
        <ComboboxSample label="Застройщик в окне" source={DEVELOPERS} />
      </Modal>
    </Section>
  );
}

/** A combobox that remembers, with its value beside it. */
function ComboboxSample({
  start = null,
  ...props
}: Omit<ComboboxProps, 'value' | 'onChange'> & { start?: ComboboxOption | null }) {
  const [value, setValue] = useState(start);
  return (
    <div>
      <Combobox {...props} value={value} onChange={setValue} />
      <output aria-label={`${props.label}: значение`} className={styles.value}>
        {value ? value.value : 'нет значения'}
      </output>
    </div>
  );
}
