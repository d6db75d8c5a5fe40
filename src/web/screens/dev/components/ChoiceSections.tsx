import { useState } from 'react';
import { Checkbox } from '#ui/Checkbox/Checkbox.tsx';
import { ChoiceChip } from '#ui/ChoiceChip/ChoiceChip.tsx';
import { RadioGroup } from '#ui/RadioGroup/RadioGroup.tsx';
import { SegmentedSwitch } from '#ui/SegmentedSwitch/SegmentedSwitch.tsx';
import { Switch } from '#ui/Switch/Switch.tsx';
import { Sample, Section } from './Section.tsx';

const FINISHINGS = [
  { value: 'any', label: 'Любая' },
  { value: 'fine', label: 'Чистовая' },
  { value: 'furnished', label: 'Готовая с мебелью' },
  { value: 'none', label: 'Без отделки' },
] as const;

const CONSENT = 'Соглашаюсь с политикой в отношении обработки персональных данных';

/** Checkboxes, radios, switches. */
export function ChoiceSections() {
  const [finishing, setFinishing] = useState<(typeof FINISHINGS)[number]['value']>('any');
  const [list, setList] = useState<'flats' | 'complexes'>('flats');
  return (
    <>
      <Section title="Чекбокс">
        <Sample name="Обычный, с числом" column>
          <Checkbox label="Не первый этаж" count="642" />
          <Checkbox label="Балкон" count="168" defaultChecked />
          <Checkbox label="Открытый бассейн" count="0" />
        </Sample>
        <Sample name="Частично, наведение, фокус" column>
          <Checkbox label="Московская область" indeterminate />
          <Checkbox label="Наведение" data-show="hover" />
          <Checkbox label="Фокус" data-show="focus" />
        </Sample>
        <Sample name="Выключен, загрузка" column>
          <Checkbox label="Выключен" disabled />
          <Checkbox label="Выключен и отмечен" disabled defaultChecked />
          <Checkbox label="Загружается" skeleton />
        </Sample>
        <Sample name="Длинный текст с ошибкой" column>
          <Checkbox label={CONSENT} error="Вы должны согласиться" />
        </Sample>
      </Section>

      <Section title="Чип">
        <Sample name="Несколько, с числом" wide>
          <ChoiceChip label="1 комн." count={1195} countText="1 195" defaultChecked />
          <ChoiceChip label="2 комн." count={642} />
          <ChoiceChip label="Свободная планировка" count={0} />
          <ChoiceChip label="Выключен" disabled />
        </Sample>
        <Sample name="Один из ряда" wide>
          <ChoiceChip type="radio" name="minutes" label="5 мин" />
          <ChoiceChip type="radio" name="minutes" label="15 мин" defaultChecked />
        </Sample>
      </Section>

      <Section title="Радио">
        <Sample name="Строкой" wide>
          <RadioGroup
            label="Отделка"
            options={FINISHINGS}
            value={finishing}
            onChange={setFinishing}
            direction="row"
          />
        </Sample>
        <Sample name="Столбцом, с пояснением">
          <RadioGroup
            label="Как связаться"
            defaultValue="call"
            options={[
              { value: 'call', label: 'Звонок', hint: 'С 9 до 21 по Москве' },
              { value: 'sms', label: 'СМС' },
              { value: 'post', label: 'Письмо', disabled: true },
            ]}
          />
        </Sample>
        <Sample name="С ошибкой">
          <RadioGroup
            label="Кто продаёт"
            error="Это обязательное поле"
            options={[
              { value: 'developer', label: 'Застройщик' },
              { value: 'assignment', label: 'Переуступка' },
            ]}
          />
        </Sample>
        <Sample name="Выключено">
          <RadioGroup
            label="Тип сделки"
            disabled
            defaultValue="mortgage"
            options={[
              { value: 'mortgage', label: 'Ипотека' },
              { value: 'cash', label: 'Без кредита' },
            ]}
          />
        </Sample>
        <Sample name="Загрузка">
          <RadioGroup
            label="Программа"
            skeleton
            options={[
              { value: 'base', label: 'Базовая' },
              { value: 'combo', label: 'Комбо' },
            ]}
          />
        </Sample>
      </Section>

      <Section title="Переключатель">
        <Sample name="Линия" wide>
          <SegmentedSwitch
            label="Что искать"
            value={list}
            onChange={setList}
            options={[
              { value: 'flats', label: 'Квартиры', count: '38 214' },
              { value: 'complexes', label: 'Жилые комплексы', count: '1 248' },
            ]}
          />
        </Sample>
        <Sample name="На подложке">
          <SegmentedSwitch
            label="Показывать суммы"
            look="pill"
            defaultValue="price"
            options={[
              { value: 'price', label: 'Цена' },
              { value: 'payment', label: 'Платёж в месяц' },
            ]}
          />
        </Sample>
        <Sample name="В рамке">
          <SegmentedSwitch
            label="Как добираться"
            look="box"
            defaultValue="walk"
            options={[
              { value: 'walk', label: 'Пешком' },
              { value: 'transport', label: 'Транспортом' },
            ]}
          />
        </Sample>
        <Sample name="Выключен">
          <SegmentedSwitch
            label="Подходящие программы"
            look="box"
            disabled
            defaultValue="fit"
            options={[
              { value: 'fit', label: 'Подходят' },
              { value: 'unfit', label: 'Не подходят' },
            ]}
          />
        </Sample>
        <Sample name="Включить и выключить" column>
          <Switch
            label="Уведомления в Telegram"
            hint="Пришлём, когда статус заявки изменится"
            defaultChecked
          />
          <Switch label="Тёмная тема" />
          <Switch label="Наведение" defaultChecked data-show="hover" />
        </Sample>
        <Sample name="Недоступен, сохраняется, загрузка" column>
          <Switch label="Недоступен" disabled />
          <Switch label="Сохраняется" loading checked onChange={() => undefined} />
          <Switch label="Загружается" skeleton />
        </Sample>
      </Section>
    </>
  );
}
