import type { FactTableProps } from '../FactTable.tsx';
import type { Step } from '../LandingPage.tsx';
import type { Question } from '../Questions.tsx';

/** All words of the page of one service. Figures come from the catalogue and the engine, never from here. */
export interface ServiceText {
  /** In menus, with a few words under it. */
  menu: string;
  hint: string;
  /** The title of the window. */
  title: string;
  heading: string;
  /** For search engines. */
  description: string;
  lead: string;
  steps: readonly Step[];
  checklist?: { title: string; note: string; items: readonly string[] };
  table: FactTableProps;
  questions: readonly Question[];
}
