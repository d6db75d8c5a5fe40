import { everydayStyles } from './everyday-styles.ts';
import { landmarkStyles } from './landmark-styles.ts';
import type { FacadeLook } from './style.ts';

/** Every look a house can have, from painted panels to limestone. */
export const facadeStyles: readonly FacadeLook[] = [...everydayStyles, ...landmarkStyles];
