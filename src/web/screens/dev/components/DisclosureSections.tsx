import { useState } from 'react';
import { Button } from '#ui/Button/Button.tsx';
import { Dropdown } from '#ui/Dropdown/Dropdown.tsx';
import { Tabs } from '#ui/Tabs/Tabs.tsx';
import { Tooltip } from '#ui/Tooltip/Tooltip.tsx';
import { AccordionSection } from './AccordionSection.tsx';
import styles from './Fields.module.css';
import { Sample, Section } from './Section.tsx';

const SORTS = [
  { value: 'recommended', label: 'Рекомендуемые' },
  { value: 'newest', label: 'Сначала новые' },
  { value: 'cheap', label: 'Сначала дешевле' },
  { value: 'expensive', label: 'Сначала дороже' },
  { value: 'area', label: 'Площадь: по возрастанию' },
  { value: 'metre', label: 'Цена за м²: по возрастанию', disabled: true },
] as const;

type Sort = (typeof SORTS)[number]['value'];

/** Parts that open in place: tabs, accordions, tooltips, lists. */
export function DisclosureSections() {
  const [sort, setSort] = useState<Sort>('recommended');
  const [finishing, setFinishing] = useState<Sort | null>(null);
  return (
    <>
      <Section title="Вкладки">
        <Sample name="Одна недоступна" wide>
          <Tabs
            label="Программы"
            className={styles.whole}
            items={[
              { value: 'fit', label: 'Подходят', count: 14, content: 'Подходит 14 программ.' },
              { value: 'unfit', label: 'Не подходят', count: 6, content: 'Не подходит 6 программ.' },
              { value: 'closed', label: 'Закрытые', disabled: true, content: 'Закрытых программ нет.' },
              { value: 'archive', label: 'Архив', content: 'В архиве пусто.' },
            ]}
          />
        </Sample>
      </Section>

      <AccordionSection />

      <Section title="Подсказка">
        <Sample name="Значок и кнопка">
          <span>
            Рекомендуемые{' '}
            <Tooltip
              label="Как мы упорядочиваем"
              text="Сначала подходящие по всем фильтрам и проверенные сегодня. Оплата места не влияет."
            />
          </span>
          <Tooltip text="Список обновляется раз в час">
            <Button variant="secondary">Проверено 12:40</Button>
          </Tooltip>
        </Sample>
      </Section>

      <Section title="Выпадающий список">
        <div className={styles.grid}>
          <Dropdown
            label="Сортировка"
            labelHidden
            look="button"
            icon="sort"
            options={SORTS}
            value={sort}
            onChange={setSort}
            note="Рекомендуемые: сначала подходящие по всем фильтрам. Оплата места не влияет."
          />
          <Dropdown
            label="Порядок"
            options={SORTS}
            value={finishing}
            onChange={setFinishing}
            hint="Можно изменить позже"
          />
          <Dropdown
            label="Порядок с ошибкой"
            options={SORTS}
            value={null}
            onChange={() => undefined}
            error="Это обязательное поле"
          />
          <Dropdown
            label="Порядок выключен"
            options={SORTS}
            value="newest"
            onChange={() => undefined}
            disabled
          />
          <Dropdown
            label="Порядок загружается"
            options={SORTS}
            value={null}
            onChange={() => undefined}
            skeleton
          />
        </div>
      </Section>
    </>
  );
}
