import { execFileSync } from 'node:child_process';
import { program, type Stage, suite } from './run-step.ts';

/**
 * One checker spends half the seconds of a processor that four do; two are done first when nothing else runs.
 * Only what changed since the last time is checked anew.
 */
function types(checkers: 1 | 2) {
  return program(
    'Типы',
    'tsc',
    [
      ...['--noEmit', '-p', 'tsconfig.json', '--checkers', String(checkers)],
      ...['--incremental', '--tsBuildInfoFile', 'node_modules/.cache/check.tsbuildinfo'],
    ],
    // Rubbish is swept less often: a gigabyte and a half instead of one, a fifth of the time.
    { GOGC: '400' },
  );
}

const PROGRAMS = [
  types(1),
  program('Типы чистого этажа', 'tsc', ['--noEmit', '-p', 'tsconfig.domain.json']),
  program('Линтер и формат', 'biome', ['check', '--diagnostic-level=error', '.']),
  program('Неиспользуемое', 'knip', ['--no-progress']),
];
const UNIT = suite('Структура и модули', 'unit');

/** The checks that take about a minute: types, lint, format, structure and unit tests. */
export const QUICK_CHECKS: Stage = [PROGRAMS, [UNIT]];

/** The same, and the product is built beside them for the tests that start it. */
export const QUICK_CHECKS_AND_BUILD: Stage = [
  [...PROGRAMS, program('Сборка', 'node', ['scripts/build.ts', '--when-stale'])],
  [UNIT],
];

/** The same checks within ten seconds: of the files that changed since a commit, and of those that use them. */
export function checksOfChanged(commit: string): Stage {
  const files = changedFiles(commit);
  return [
    [
      types(2),
      program('Линтер и формат', 'biome', [
        ...['check', '--diagnostic-level=error', '--no-errors-on-unmatched', '--files-ignore-unknown=true'],
        // Without a file it would check them all.
        ...(files.length > 0 ? files : ['package.json']),
      ]),
    ],
    [
      suite('Структура', 'unit', { files: ['tests/structure.test.ts'] }),
      suite('Модули', 'unit', { changedSince: commit }),
    ],
  ];
}

/** Those that are still there, committed or not. */
function changedFiles(commit: string): string[] {
  const git = (...words: string[]) =>
    execFileSync('git', [...words, '-z'], { encoding: 'utf8' })
      .split('\0')
      .filter((file) => file !== '');
  return [
    ...git('diff', '--name-only', '--diff-filter=d', commit),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
}
