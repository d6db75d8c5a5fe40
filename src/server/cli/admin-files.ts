import { AppError } from '#domain/errors.ts';
import { moveFiles, type Outcome } from '#integrations/storage/move-files.ts';
import { createClock } from '../clock.ts';
import { parseEnv } from '../env.ts';
import { bucketOf, diskOf } from '../ports.ts';
import { EXIT, UsageError } from './command.ts';

/** Between two lines of progress. */
const FILES_A_LINE = 100;
/** All others of a kind are counted. */
const NAMED_FILES = 20;

/** `admin files …`: what is done to stored files as a whole; to the exit code. */
export async function filesCommand([action, ...rest]: string[]): Promise<number> {
  if (action !== 'move' || rest.length > 0) throw new UsageError('Укажите files move');
  return moveCommand();
}

async function moveCommand(): Promise<number> {
  const env = parseEnv(process.env);
  if (env.s3 === null)
    throw new AppError('INVALID', 'Не задано, куда переносить: укажите S3_ENDPOINT и остальные S3_…');
  const clock = createClock();
  const counts: Record<Outcome, number> = {
    moved: 0,
    there: 0,
    gone: 0,
    damaged: 0,
    unread: 0,
    unwritten: 0,
  };
  let seen = 0;
  let bytes = 0;
  await moveFiles({
    from: diskOf(env, clock),
    to: bucketOf(env, clock),
    truth: env.ports.STORAGE.provider === 'disk' ? 'from' : 'to',
    tell({ key, outcome, size }) {
      counts[outcome] += 1;
      seen += 1;
      if (outcome === 'moved') bytes += size;
      const trouble = TROUBLES[outcome];
      if (trouble && counts[outcome] <= NAMED_FILES) console.error(`${key}: ${trouble}`);
      if (seen % FILES_A_LINE === 0) console.log(`Просмотрено ${seen}: ${describe(counts)}`);
    },
  });
  console.log(`Просмотрено ${seen}: ${describe(counts)}; передано ${(bytes / 1024 ** 2).toFixed(1)} МБ`);
  const left = counts.damaged + counts.unread + counts.unwritten;
  if (left > 0) {
    console.error(`Не перенесено ${left}: устраните причину и повторите команду`);
    return EXIT.failed;
  }
  console.log(NEXT_STEP[env.ports.STORAGE.provider]);
  return EXIT.ok;
}

const TROUBLES: Partial<Record<Outcome, string>> = {
  damaged: 'на диске не те байты, что были сохранены; файл оставлен там',
  unread: 'не читается с диска',
  unwritten: 'бакет не принял или отдаёт не то, что получил',
};

const NEXT_STEP: Record<string, string> = {
  disk: 'Всё, что было на диске, есть в бакете. Переключите узлы на STORAGE_PROVIDER=s3-from-disk и повторите команду: она перенесёт то, что добавилось',
  's3-from-disk': 'Всё, что было на диске, есть в бакете. Переключите узлы на STORAGE_PROVIDER=s3',
  s3: 'Всё, что было на диске, есть в бакете',
};

function describe({ moved, there, gone }: Record<Outcome, number>): string {
  return `перенесено ${moved}, уже в бакете ${there}${gone > 0 ? `, удалено тем временем ${gone}` : ''}`;
}
