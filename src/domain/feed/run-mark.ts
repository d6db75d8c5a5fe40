/** How a finished run ended, as its mark in a strip of runs shows it. */
export type RunMark = 'passed' | 'held' | 'failed';
