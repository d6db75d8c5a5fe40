import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { AppError } from '#domain/errors.ts';
import { DIALECTS, type Dialect } from '#domain/feed/dialect.ts';
import { sourceLabel } from '#integrations/http/source-label.ts';
import type { ServiceContext } from '#services/context.ts';
import { decideDoubts } from '#services/feed/decide-doubts.ts';
import { decideHold } from '#services/feed/decide-hold.ts';
import { dropFeedFiles, readFeedFile } from '#services/feed/feed-files.ts';
import { fetchFeed } from '#services/feed/fetch-feed.ts';
import { type ImportResult, importFeed } from '#services/feed/import-feed.ts';
import type { FeedOfRun } from '#services/feed/kept-feed.ts';
import { getFeedRun, listFeedRuns } from '#services/feed/list-feed-runs.ts';
import { getFeedPictures } from '#services/media/get-feed-pictures.ts';
import { giveWay, letPostgresGiveWay } from '../give-way.ts';
import { byLanguage } from './by-language.ts';
import { EXIT, runCommand, UsageError, withProduct } from './command.ts';
import { describeImport, describeRun, describeRuns, jsonOfImport } from './describe-feed-run.ts';

const HELP = byLanguage({
  ru: `npm run feed -- КОМАНДА

  import ФАЙЛ|АДРЕС --client ИМЯ [--dialect yrl|cian|domclick|avito|profitbase] [--json]
                               загрузить фид клиента из файла или по адресу http(s)://…;
                               формат узнаётся по содержимому
  list                         последние прогоны
  show ПРОГОН                  прогон, его замечания и квартиры, ждущие решения
  release ПРОГОН [--complex ID]  снять с продажи квартиры, пропавшие из фида
  discard ПРОГОН [--complex ID]  оставить их в продаже
  release ПРОГОН --flat НОМЕР    опубликовать квартиры на проверке: их цифры верны
  discard ПРОГОН --flat НОМЕР    оставить их неопубликованными
                               номера показывает show; --flat можно повторять, --flat all — все

Код выхода: 0 — применено или без изменений, 3 — что-то ждёт решения, 1 — не удалось, 2 — ошибка в команде.`,
  en: `npm run feed -- COMMAND

  import FILE|ADDRESS --client NAME [--dialect yrl|cian|domclick|avito|profitbase] [--json]
                               import a client's feed from a file or from http(s)://…;
                               its format is known by its content
  list                         the last runs
  show RUN                     a run, its remarks and the flats that wait for a decision
  release RUN [--complex ID]   withdraw flats that are missing from the feed
  discard RUN [--complex ID]   keep them on sale
  release RUN --flat NUMBER    publish flats on review: their figures are right
  discard RUN --flat NUMBER    keep them unpublished
                               show tells the numbers; --flat may be repeated, --flat all means all

Exit code: 0 applied or unchanged, 3 something waits for a decision, 1 failed, 2 wrong words.`,
});

await runCommand(HELP, async ([command, ...words]) => {
  switch (command) {
    case 'import':
      return importCommand(words);
    case 'list':
      return withProduct(async (ctx) => {
        console.log(describeRuns(await listFeedRuns(ctx)));
        return EXIT.ok;
      });
    case 'show':
      return withProduct(async (ctx) => {
        const found = await getFeedRun(ctx, readId(words[0], 'ПРОГОН'));
        const { feedId } = found.run;
        const pictures = feedId === null ? null : await getFeedPictures(ctx, feedId);
        console.log(describeRun({ ...found, pictures }));
        return EXIT.ok;
      });
    case 'release':
    case 'discard':
      return decideCommand(command, words);
    default:
      throw new UsageError(`Нет команды «${command}»`);
  }
});

async function importCommand(words: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: words,
    allowPositionals: true,
    options: {
      client: { type: 'string' },
      dialect: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  });
  const [place] = positionals;
  const clientName = values.client?.trim();
  if (!place || positionals.length > 1) throw new UsageError('Укажите один файл или адрес фида');
  if (!clientName) throw new UsageError('Укажите клиента: --client ИМЯ');
  if (values.dialect && !(DIALECTS as readonly string[]).includes(values.dialect))
    throw new UsageError(`Нет формата «${values.dialect}»`);
  const isAddress = /^[a-z][a-z\d+.-]*:\/\//i.test(place);
  if (!isAddress && !(await stat(place).catch(() => null))?.isFile())
    throw new AppError('NOT_FOUND', `Файла «${place}» нет`);

  giveWay();
  return withProduct(async (ctx, { work, env }) => {
    letPostgresGiveWay(work.pool, env);
    const started = performance.now();
    const source = isAddress ? sourceLabel(place) : basename(place);
    const feed = { source, clientName, dialect: values.dialect as Dialect | undefined };
    const result = isAddress
      ? await importAddress(ctx, { ...feed, url: place })
      : await importFeed(ctx, { ...feed, bytes: createReadStream(place) });
    const seconds = Math.round((performance.now() - started) / 10) / 100;
    console.log(values.json ? jsonOfImport(result, seconds) : describeImport(result, seconds));
    return {
      applied: EXIT.ok,
      unchanged: EXIT.ok,
      held: EXIT.held,
      failed: EXIT.failed,
      running: EXIT.failed,
    }[result.run.status];
  });
}

async function importAddress(
  ctx: ServiceContext,
  { url, ...feed }: FeedOfRun & { url: string },
): Promise<ImportResult> {
  const { signal } = new AbortController();
  const fetched = await fetchFeed(ctx, { ...feed, url }, signal);
  if (fetched.isSame) throw new AppError('INTERNAL', 'nothing was given to compare the feed with');
  const { fileId } = fetched;
  try {
    return await importFeed(ctx, { ...feed, bytes: readFeedFile(ctx, fileId) });
  } finally {
    await dropFeedFiles(ctx, [fileId]);
  }
}

async function decideCommand(verdict: 'release' | 'discard', words: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: words,
    allowPositionals: true,
    options: { complex: { type: 'string' }, flat: { type: 'string', multiple: true } },
  });
  const runId = readId(positionals[0], 'ПРОГОН');
  if (values.flat) {
    if (values.complex !== undefined) throw new UsageError('Укажите --complex или --flat, не оба');
    return decideFlatsCommand(verdict, runId, values.flat);
  }
  const complexId = values.complex === undefined ? undefined : readId(values.complex, '--complex');
  return withProduct(async (ctx) => {
    const run = await decideHold(ctx, { runId, verdict, ...(complexId && { complexIds: [complexId] }) });
    console.log(`Прогон ${run.id}: снято ${run.withdrawn}, ждут решения ${run.held}`);
    return run.held > 0 ? EXIT.held : EXIT.ok;
  });
}

/** Only the newest run has flats to decide: those that wait now. */
async function decideFlatsCommand(
  verdict: 'release' | 'discard',
  runId: number,
  flats: string[],
): Promise<number> {
  const numbers = flats.includes('all') ? null : flats.map((flat) => readId(flat, '--flat'));
  return withProduct(async (ctx) => {
    const { run, doubtful } = await getFeedRun(ctx, runId);
    const ids = numbers ?? doubtful.map(({ id }) => id);
    if (run.feedId === null || doubtful.length === 0)
      throw new AppError('CONFLICT', `В прогоне ${runId} нет квартир на проверке`);
    const { decided, waiting } = await decideDoubts(ctx, { feedId: run.feedId, ids, verdict });
    const done = verdict === 'release' ? 'опубликовано' : 'оставлено неопубликованными';
    console.log(`Прогон ${runId}: ${done} ${decided}, на проверке ${waiting}`);
    return waiting > 0 ? EXIT.held : EXIT.ok;
  });
}

function readId(text: string | undefined, name: string): number {
  if (!text || !/^[1-9]\d{0,9}$/.test(text)) throw new UsageError(`${name}: ожидается номер`);
  return Number(text);
}
