import type { WaitingFlat } from '#db/queries/feed/doubtful-flats.ts';
import type { HeldComplex } from '#db/queries/feed/listed-flats.ts';
import type { RunIssue } from '#db/queries/feed/run-issues.ts';
import type { FeedRun } from '#db/queries/feed/runs.ts';
import { doubtFigureText, doubtRangeText } from '#domain/feed/figure-doubt.ts';
import type { FeedIssue, IssueSeverity } from '#domain/feed/issue.ts';
import { rejectionText } from '#domain/feed/rejection-text.ts';
import type { ImportResult } from '#services/feed/import-feed.ts';
import type { FeedPictures } from '#services/media/get-feed-pictures.ts';

const STATUS_WORDS: Record<FeedRun['status'], string> = {
  running: 'идёт',
  applied: 'применён',
  held: 'применён, ждёт решения',
  failed: 'не удался, каталог прежний',
  unchanged: 'без изменений',
};

const SEVERITY_WORDS: Record<IssueSeverity, string> = {
  doubt: 'на проверке',
  error: 'отклонено',
  warning: 'замечание',
};

const SHOWN_ISSUES = 20;

/** An issue fresh from a reading or as stored. */
type IssueLine = FeedIssue | RunIssue;

/** The machine-readable answer of an import: one object on one line. */
export function jsonOfImport({ run, issues }: ImportResult, seconds: number): string {
  return JSON.stringify({
    run: run.id,
    feed: run.feedId,
    dialect: run.dialect,
    status: run.status,
    ...countsOf(run),
    seconds,
    message: run.message,
    issues,
  });
}

/** Describes a run in words for a person. */
export function describeImport({ run, issues }: ImportResult, seconds: number): string {
  return [`${headline(run)} за ${seconds} с`, ...issueLines(issues), ...nextStep(run)].join('\n');
}

export function describeRuns(runs: (FeedRun & { client: string | null })[]): string {
  if (runs.length === 0) return 'Прогонов ещё не было';
  return runs
    .map((run) => `${headline(run)} — ${run.client ?? 'клиент неизвестен'}, ${run.source}`)
    .join('\n');
}

export function describeRun({
  run,
  issues,
  held,
  doubtful,
  pictures,
}: {
  run: FeedRun;
  issues: RunIssue[];
  held: HeldComplex[];
  doubtful: WaitingFlat[];
  pictures: FeedPictures | null;
}): string {
  const heldLines = held.map(
    ({ complexId, complexName, missing, rejected }) =>
      `  ждут решения: ${complexName} (ЖК ${complexId}), квартир ${missing}${rejected > 0 ? `, из них есть в фиде, но отклонены ${rejected}` : ''}`,
  );
  return [
    headline(run),
    ...heldLines,
    ...doubtful.map(doubtfulLine),
    ...pictureLines(pictures),
    ...issueLines(issues),
    ...nextStep(run),
  ].join('\n');
}

function doubtfulLine({ id, externalId, complex, houseName, doubts }: WaitingFlat): string {
  const why = doubts.map((doubt) => `${doubtFigureText(doubt)} (ожидали ${doubtRangeText(doubt)})`);
  return `  на проверке ${id}: ${externalId}, ${complex.name}, ${houseName}: ${why.join(', ')}`;
}

function pictureLines(pictures: FeedPictures | null): string[] {
  if (pictures === null) return [];
  const { stored, waiting, failed } = pictures;
  if (stored + waiting + failed.length === 0) return [];
  const lost = failed.map(
    ({ failure, isFinal, count }) => `${count} не получены (${failure}${isFinal ? '' : ', будет повтор'})`,
  );
  return [`  картинки фида: сохранено ${[stored, `ждут загрузки ${waiting}`, ...lost].join(', ')}`];
}

function headline(run: FeedRun): string {
  const { offers, created, changed, unchanged, withdrawn, held, doubtful, rejected, warnings } =
    countsOf(run);
  const counts =
    `объявлений ${offers}: новых ${created}, изменено ${changed}, прежних ${unchanged}, снято ${withdrawn}, ` +
    `ждут ${held}, на проверке ${doubtful}, отклонено ${rejected}, замечаний ${warnings}`;
  return [
    `Прогон ${run.id} (${run.dialect ?? 'формат не узнан'}): ${[STATUS_WORDS[run.status], rejectionText(run)?.replaceAll('\u00a0', ' ')].filter(Boolean).join(', ')}`,
    counts,
    run.message,
  ]
    .filter(Boolean)
    .join('; ');
}

function issueLines(issues: IssueLine[]): string[] {
  const lines = issues.slice(0, SHOWN_ISSUES).map(({ line, object, field, value, expected, severity }) => {
    const place = line === null ? '' : `строка ${line}, `;
    return `  ${SEVERITY_WORDS[severity]}: ${place}${object ?? ''} ${field ?? ''} «${value ?? ''}», ожидалось: ${expected}`;
  });
  const more = issues.length - lines.length;
  return more > 0 ? [...lines, `  … и ещё ${more}`] : lines;
}

function nextStep(run: FeedRun): string[] {
  if (run.status !== 'held') return [];
  const flags = [...(run.held > 0 ? [''] : []), ...(run.doubtful > 0 ? [' --flat НОМЕР'] : [])];
  return flags.map(
    (flag) =>
      `  решить: npm run feed -- release ${run.id}${flag}  или  npm run feed -- discard ${run.id}${flag}`,
  );
}

function countsOf(run: FeedRun) {
  const { offers, created, changed, unchanged, withdrawn, held, doubtful, rejected, warnings } = run;
  return { offers, created, changed, unchanged, withdrawn, held, doubtful, rejected, warnings };
}
