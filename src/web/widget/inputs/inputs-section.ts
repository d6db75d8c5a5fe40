import type { Calculation } from '../calculate.ts';
import type { Choice, ChoiceChange } from '../choice.ts';

/** One part of what the calculator counts with. */
export interface InputsSectionProps {
  choice: Choice;
  calculation: Calculation;
  onChange: (part: ChoiceChange) => void;
}
