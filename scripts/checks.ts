import { program, type Step, suite } from './run-step.ts';

/** The checks that take about a minute: types, lint, format, structure and unit tests. */
export const QUICK_STEPS: Step[] = [
  program('Типы', 'tsc', ['--noEmit', '-p', 'tsconfig.json']),
  program('Типы чистого этажа', 'tsc', ['--noEmit', '-p', 'tsconfig.domain.json']),
  program('Линтер и формат', 'biome', ['check', '--diagnostic-level=error', '.']),
  suite('Структура и модули', 'unit'),
];
