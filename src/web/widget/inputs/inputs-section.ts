import type { Choice } from '../choice.ts';

/** One part of what the calculator counts with. */
export interface InputsSectionProps {
  choice: Choice;
  onChange: (part: Partial<Choice>) => void;
}
