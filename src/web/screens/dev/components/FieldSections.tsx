import { useState } from 'react';
import { Icon } from '#ui/Icon/Icon.tsx';
import { MaskedInput } from '#ui/MaskedInput/MaskedInput.tsx';
import { CODE_MASK, DATE_MASK } from '#ui/MaskedInput/masks.ts';
import { NumberInput, type NumberInputProps } from '#ui/NumberInput/NumberInput.tsx';
import { TextArea } from '#ui/TextArea/TextArea.tsx';
import { TextInput } from '#ui/TextInput/TextInput.tsx';
import { PhoneInput } from '../../../parts/phone/PhoneInput.tsx';
import styles from './Fields.module.css';
import { Section } from './Section.tsx';

/** Fields with text: plain, masked and numbers. */
export function FieldSections() {
  const [phone, setPhone] = useState('');
  const [code, setCode] = useState('');
  const [day, setDay] = useState('20.11.2026');
  return (
    <>
      <Section title="Текстовое поле">
        <div className={styles.grid}>
          <TextInput label="Имя" hint="Так к вам обратится менеджер" autoComplete="given-name" />
          <TextInput label="Наведение" defaultValue="Мария" data-show="hover" />
          <TextInput label="Фокус" defaultValue="Мария" data-show="focus" />
          <TextInput label="Домен" defaultValue="bereg" hint="С протоколом" error="Нужен https://" />
          <TextInput label="Выключено" defaultValue="Только чтение" disabled />
          <TextInput label="Загрузка" skeleton hint="Подсказка на месте" />
          <TextInput
            label="Поиск"
            labelHidden
            type="search"
            before={<Icon name="search" />}
            placeholder="Город, регион, адрес, метро, ЖК"
          />
          <TextInput
            label="Полное наименование организации, как в выписке из реестра юридических лиц"
            error="Введите наименование полностью, без сокращений, в том виде, в котором оно стоит в выписке"
          />
          <TextArea label="Комментарий" hint="До 500 знаков" maxLength={500} />
        </div>
      </Section>

      <Section title="Поле с маской">
        <div className={styles.grid}>
          <PhoneInput value={phone} onChange={setPhone} />
          <MaskedInput
            label="Код из SMS"
            mask={CODE_MASK}
            value={code}
            onChange={setCode}
            autoComplete="one-time-code"
            autoCapitalize="characters"
          />
          <MaskedInput label="День" mask={DATE_MASK} value={day} onChange={setDay} inputMode="numeric" />
          <PhoneInput
            label="Телефон с ошибкой"
            value=""
            onChange={() => undefined}
            error="Нужно ввести номер телефона"
          />
          <PhoneInput
            label="Телефон выключен"
            value="+7 (999) 123-45-67"
            onChange={() => undefined}
            disabled
          />
          <PhoneInput label="Телефон загружается" value="" onChange={() => undefined} skeleton />
        </div>
      </Section>

      <Section title="Числовое поле">
        <div className={styles.grid}>
          <NumberSample label="Цена" start={12_400_000} suffix="₽" roundDigits={0} />
          <NumberSample label="Ставка" start={6.5} suffix="%" hint="Два знака после запятой" />
          <NumberSample label="Взнос" start={30} min={15} max={80} suffix="%" hint="От 15 до 80%" />
          <NumberSample label="Пусто не бывает" start={5} noEmpty />
          <NumberSample label="Площадь" before="от" start={null} suffix="м²" placeholder="34" />
          <NumberSample label="Сумма с ошибкой" start={0} suffix="₽" error="Введите сумму больше нуля" />
          <NumberSample label="Сумма выключена" start={9_300_000} suffix="₽" disabled />
          <NumberSample label="Сумма загружается" start={null} skeleton />
        </div>
      </Section>
    </>
  );
}

/** A number field that remembers, with its value beside it. */
function NumberSample({
  start,
  ...props
}: Omit<NumberInputProps, 'value' | 'onChange'> & { start: number | null }) {
  const [value, setValue] = useState(start);
  return (
    <div>
      <NumberInput {...props} value={value} onChange={setValue} />
      <output aria-label={`${String(props.label)}: значение`} className={styles.value}>
        {value === null ? 'нет значения' : String(value)}
      </output>
    </div>
  );
}
