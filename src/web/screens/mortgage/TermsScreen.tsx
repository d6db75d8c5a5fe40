import { getRouteApi } from '@tanstack/react-router';
import { formatNumber } from '#domain/money/format-number.ts';
import { BUYER_PROGRAMS } from '#domain/mortgage/terms/buyer-terms.ts';
import { readTerms } from '#domain/mortgage/terms/terms-text.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Checkbox } from '#ui/Checkbox/Checkbox.tsx';
import { RadioGroup } from '#ui/RadioGroup/RadioGroup.tsx';
import { TextInput } from '#ui/TextInput/TextInput.tsx';
import {
  BY_FIRST_HINT,
  BY_FIRST_LABEL,
  PROGRAM_LABELS,
  PROGRAMS_NOTE,
  TERMS_PURPOSE,
  WHO_MAY,
} from '../../parts/offer/terms-words.ts';
import { Page } from '../../parts/page/Page.tsx';
import { TERMS_FIELDS, termsOf } from '../../query/terms-address.ts';
import styles from './TermsScreen.module.css';

const route = getRouteApi('/terms');

const UNITS = [
  { value: 'percent', label: 'в процентах от цены' },
  { value: 'roubles', label: 'в рублях' },
] as const;

const WHICH = [
  { value: 'any', label: 'Все программы' },
  { value: 'mine', label: 'Только отмеченные' },
] as const;

/** The terms that payments are counted with, as a form that leads back to the page it was opened from. */
export function TermsScreen() {
  const { back } = route.useSearch();
  const { down, years, programs, isByFirst } = readTerms(termsOf(back));
  return (
    <Page>
      <h1>Мои условия</h1>
      <p className={styles.lead}>{TERMS_PURPOSE}</p>
      <form action="/terms" className={styles.fields}>
        <input type="hidden" name="back" value={back} />
        <TextInput
          label="Первый взнос"
          name={TERMS_FIELDS.down}
          inputMode="decimal"
          required
          defaultValue={
            'share' in down ? formatNumber(down.share * 100, { decimals: 1 }) : formatNumber(down.roubles)
          }
        />
        <RadioGroup
          label="Взнос указан"
          labelHidden
          name={TERMS_FIELDS.unit}
          options={UNITS}
          defaultValue={'share' in down ? 'percent' : 'roubles'}
          direction="row"
        />
        <TextInput
          label="Срок, лет"
          name={TERMS_FIELDS.years}
          inputMode="numeric"
          required
          defaultValue={String(years)}
        />
        <Checkbox
          name={TERMS_FIELDS.first}
          label={BY_FIRST_LABEL}
          hint={BY_FIRST_HINT}
          defaultChecked={isByFirst}
        />
        <RadioGroup
          label="Программы с господдержкой"
          name={TERMS_FIELDS.which}
          options={WHICH}
          defaultValue={programs === null ? 'any' : 'mine'}
          direction="row"
        />
        {BUYER_PROGRAMS.map((program) => (
          <Checkbox
            key={program}
            name={program}
            label={PROGRAM_LABELS[program]}
            hint={WHO_MAY[program]}
            defaultChecked={programs?.includes(program) ?? false}
          />
        ))}
        <p className={styles.note}>{PROGRAMS_NOTE}</p>
        <Button type="submit">Применить</Button>
      </form>
    </Page>
  );
}
