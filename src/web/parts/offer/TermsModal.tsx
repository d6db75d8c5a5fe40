import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { CALCULATOR_BOUNDS, CALCULATOR_DEFAULTS } from '#domain/mortgage/calculator-defaults.ts';
import {
  BUYER_PROGRAMS,
  type BuyerProgram,
  type BuyerTerms,
  DEFAULT_TERMS,
  MAX_DOWN_ROUBLES,
} from '#domain/mortgage/terms/buyer-terms.ts';
import { readTerms, writeTerms } from '#domain/mortgage/terms/terms-text.ts';
import { Checkbox } from '#ui/Checkbox/Checkbox.tsx';
import { NumberInput } from '#ui/NumberInput/NumberInput.tsx';
import { SegmentedSwitch } from '#ui/SegmentedSwitch/SegmentedSwitch.tsx';
import { useTerms } from '../../query/use-terms.ts';
import { ChoiceModal, type WindowProps } from '../page/ChoiceModal.tsx';
import { keepTerms, keptTerms } from './kept-terms.ts';
import styles from './TermsModal.module.css';
import {
  BY_FIRST_HINT,
  BY_FIRST_LABEL,
  PROGRAM_LABELS,
  PROGRAMS_NOTE,
  TERMS_PURPOSE,
  WHO_MAY,
} from './terms-words.ts';

const UNITS = [
  { value: 'percent', label: '%' },
  { value: 'roubles', label: '₽' },
] as const;

const WHICH = [
  { value: 'any', label: 'Все программы' },
  { value: 'mine', label: 'Только мои' },
] as const;

const USUAL = { percent: CALCULATOR_DEFAULTS.initialPayment * 100, roubles: 3_000_000 };
const MOST = { percent: CALCULATOR_BOUNDS.initialPayment.max * 100, roubles: MAX_DOWN_ROUBLES };

/** The values of the fields; a number is null while its field is empty. */
interface Draft {
  unit: keyof typeof USUAL;
  down: number | null;
  years: number | null;
  isMine: boolean;
  programs: readonly BuyerProgram[];
  isByFirst: boolean;
}

/** The first payment, the term and the programmes of whoever looks: all payments of the site are counted with them. */
export function TermsModal({ open, onClose, onClosed }: WindowProps) {
  const said = useTerms();
  const navigate = useNavigate();
  // A browser that was told once begins with that.
  const [draft, setDraft] = useState(() => draftOf(readTerms(said ?? keptTerms())));
  const set = (more: Partial<Draft>) => setDraft((old) => ({ ...old, ...more }));

  function take(terms: string | undefined) {
    keepTerms(terms);
    onClose();
    void navigate({
      to: '.',
      search: (old) => ({ ...old, terms, page: undefined }),
      resetScroll: false,
      replace: true,
    });
  }

  function submit() {
    take(writeTerms(termsOf(draft)));
  }

  return (
    <ChoiceModal
      open={open}
      onClose={onClose}
      onClosed={onClosed}
      title="Мои условия"
      description={TERMS_PURPOSE}
      onTake={submit}
      onReset={() => take(undefined)}
    >
      <div className={styles.down}>
        <NumberInput
          label="Первый взнос"
          value={draft.down}
          onChange={(down) => set({ down })}
          min={0}
          max={MOST[draft.unit]}
          {...(draft.unit === 'percent' && { roundDigits: 1 })}
          noEmpty
          suffix={draft.unit === 'percent' ? '%' : '₽'}
        />
        <SegmentedSwitch
          label="Взнос в рублях или процентах"
          look="box"
          options={UNITS}
          value={draft.unit}
          onChange={(unit) => set({ unit, down: USUAL[unit] })}
        />
      </div>
      <NumberInput
        label="Срок"
        value={draft.years}
        onChange={(years) => set({ years })}
        min={CALCULATOR_BOUNDS.years.min}
        max={CALCULATOR_BOUNDS.years.max}
        noEmpty
        suffix="лет"
      />
      <Checkbox
        label={BY_FIRST_LABEL}
        hint={BY_FIRST_HINT}
        checked={draft.isByFirst}
        onChange={({ currentTarget }) => set({ isByFirst: currentTarget.checked })}
      />
      <fieldset className={styles.programs}>
        <legend className={styles.legend}>Программы с господдержкой</legend>
        <SegmentedSwitch
          label="Какие программы считать"
          look="box"
          options={WHICH}
          value={draft.isMine ? 'mine' : 'any'}
          onChange={(which) => set({ isMine: which === 'mine' })}
        />
        {draft.isMine &&
          BUYER_PROGRAMS.map((program) => (
            <Checkbox
              key={program}
              label={PROGRAM_LABELS[program]}
              hint={WHO_MAY[program]}
              checked={draft.programs.includes(program)}
              onChange={({ currentTarget }) =>
                set({
                  programs: currentTarget.checked
                    ? [...draft.programs, program]
                    : draft.programs.filter((one) => one !== program),
                })
              }
            />
          ))}
        {draft.isMine && <p className={styles.note}>{PROGRAMS_NOTE}</p>}
      </fieldset>
    </ChoiceModal>
  );
}

function draftOf({ down, years, programs, isByFirst }: BuyerTerms): Draft {
  return {
    ...('share' in down
      ? { unit: 'percent', down: Math.round(down.share * 1_000) / 10 }
      : { unit: 'roubles', down: down.roubles }),
    years,
    isMine: programs !== null,
    programs: programs ?? [],
    isByFirst,
  };
}

function termsOf({ unit, down, years, isMine, programs, isByFirst }: Draft): BuyerTerms {
  const sum = down ?? USUAL[unit];
  return {
    down: unit === 'percent' ? { share: Math.round(sum * 10) / 1_000 } : { roubles: Math.round(sum) },
    years: Math.round(years ?? DEFAULT_TERMS.years),
    programs: isMine ? programs : null,
    isByFirst,
  };
}
