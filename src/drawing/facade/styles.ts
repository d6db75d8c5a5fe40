import { everydayStyles } from './everyday-styles.ts';
import { landmarkStyles } from './landmark-styles.ts';
import type { FacadeStyle } from './style.ts';

/** Every look a house can have, from painted panels to limestone. */
export const facadeStyles: readonly FacadeStyle[] = [...everydayStyles, ...landmarkStyles];
