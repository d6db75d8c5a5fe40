import { useId } from 'react';
import { ChoiceChip } from '#ui/ChoiceChip/ChoiceChip.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import type { Calculation } from '../calculate.ts';
import { toggled } from '../toggled.ts';
import styles from './ProgramChips.module.css';

type Programs = Calculation['programs'];

interface ProgramChipsProps {
  programs: Programs;
  /** Ids; none: all count. */
  chosen: readonly number[];
  onChange: (chosen: readonly number[]) => void;
}

export function ProgramChips({ programs, chosen, onChange }: ProgramChipsProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a flexible row everywhere.
    <div role="group" aria-label="Программы" className={styles.chips}>
      {programs.map((program) => (
        <ProgramChip
          key={program.id}
          program={program}
          isChosen={chosen.includes(program.id)}
          onToggle={() => onChange(toggled(chosen, program.id))}
        />
      ))}
    </div>
  );
}

interface ProgramChipProps {
  program: Programs[number];
  isChosen: boolean;
  onToggle: () => void;
}

function ProgramChip({ program: { displayName, count, tooltip }, isChosen, onToggle }: ProgramChipProps) {
  const id = useId();
  return (
    <span className={styles.program}>
      <ChoiceChip label={displayName} count={count} checked={isChosen} onChange={onToggle} />
      {tooltip && (
        <>
          <button
            type="button"
            popoverTarget={id}
            aria-label={`О программе «${displayName}»`}
            className={styles.about}
          >
            <Icon name="info" size={16} />
          </button>
          <span id={id} popover="auto" className={styles.tooltip}>
            {tooltip}
          </span>
        </>
      )}
    </span>
  );
}
