import { parseArgs } from 'node:util';
import { type Db, openDatabase } from '#db/client.ts';
import { migrate } from '#db/migrate.ts';
import { AppError } from '#domain/errors.ts';
import type { BlobStore } from '#integrations/storage/port.ts';
import type { Totals } from '../backup/format.ts';
import { keyGate } from '../backup/key-gate.ts';
import { verifyBackup } from '../backup/read-backup.ts';
import { requireNoServer } from '../backup/require-no-server.ts';
import { resetDatabase } from '../backup/reset-database.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import { openKey } from '../backup/sealed-key.ts';
import { writeBackup } from '../backup/write-backup.ts';
import { createClock } from '../clock.ts';
import { type Env, parseEnv } from '../env.ts';
import { acceptKey, acceptStore } from '../installation.ts';
import { chooseStorage } from '../ports.ts';
import { openEmbeddedCluster } from '../postgres/embedded-cluster.ts';
import { fingerprintOf } from '../sealer.ts';
import { secretKeyOf } from '../secret-key-of.ts';
import { byLanguage } from './by-language.ts';
import { EXIT, runCommand, UsageError } from './command.ts';

const HELP = byLanguage({
  ru: `npm run db -- КОМАНДА

  migrate                      обновить схему базы
  backup ФАЙЛ                  записать все данные и файлы в один новый файл; сервер может работать
  restore ФАЙЛ [--replace] [--without-key]
                               восстановить их в пустую базу; --replace заменит то, что в ней есть; --without-key — и без
                               ключа копии: то, что он запечатал, не откроется
  show-key ФАЙЛ                показать SECRET_KEY, который лежит в копии под BACKUP_PASSPHRASE
  reset --yes                  удалить все данные и файлы (кроме режима production)
  accept-key                   признать нынешний SECRET_KEY своим, когда прежний потерян: его секреты не откроются
  accept-files                 признать нынешнее хранилище файлов своим, когда прежнее потеряно

Перед restore и reset остановите сервер. База — DATABASE_URL, без неё встроенная в DATA_DIR.
Код выхода: 0 — выполнено, 1 — не удалось, 2 — ошибка в команде.`,
  en: `npm run db -- COMMAND

  migrate                      bring the schema of the database up to date
  backup FILE                  write all data and files into one new file; the server may run
  restore FILE [--replace] [--without-key]
                               bring them back into an empty database; --replace replaces what is there; --without-key
                               goes on without the key of the copy: what it sealed stays shut
  show-key FILE                show the SECRET_KEY that lies in a copy under BACKUP_PASSPHRASE
  reset --yes                  delete all data and files (not in production)
  accept-key                   take the present SECRET_KEY for the right one when the former is lost with its secrets
  accept-files                 take the present store of files for the right one when the former is lost

Stop the server before restore and reset. The database is DATABASE_URL, without it the embedded one of DATA_DIR.
Exit code: 0 done, 1 failed, 2 wrong words.`,
});

await runCommand(HELP, async ([command, ...words]) => {
  switch (command) {
    case 'migrate':
      readWords(words, 0);
      await withDatabase(({ url }) => migrate(url));
      console.log('Схема базы обновлена');
      return EXIT.ok;
    case 'backup': {
      const [file] = readWords(words, 1).files;
      const { totals, key, isKeyInside } = await withDatabase(async ({ url, storage, env }) => {
        const secretKey = await secretKeyOf(env);
        const passphrase = env.backupPassphrase;
        const written = await writeBackup({
          url,
          storage,
          file: file!,
          now: new Date(),
          key: secretKey,
          passphrase,
        });
        return { totals: written, key: fingerprintOf(secretKey), isKeyInside: passphrase !== null };
      });
      console.log(`Записано в ${file}: ${describe(totals)}`);
      console.log(
        isKeyInside
          ? `Ключ (отпечаток ${key}) лежит в копии под BACKUP_PASSPHRASE`
          : `Ключа в копии нет: для восстановления нужен SECRET_KEY с отпечатком ${key}, храните его отдельно`,
      );
      return EXIT.ok;
    }
    case 'restore': {
      const { files, replace, withoutKey } = readWords(words, 1);
      const totals = await withDatabase(async ({ url, storage, env }) => {
        await requireNoServer(url);
        const { admit, keep } = keyGate(env, withoutKey);
        const restored = await restoreBackup({ url, storage, file: files[0]!, replace, admitKey: admit });
        await keep();
        return restored;
      });
      console.log(`Восстановлено из ${files[0]}: ${describe(totals)}`);
      return EXIT.ok;
    }
    case 'reset': {
      if (!readWords(words, 0).yes) throw new UsageError('Будут удалены все данные. Подтвердите: --yes');
      await withDatabase(async ({ url, storage, env }) => {
        if (env.appEnv === 'production')
          throw new AppError('FORBIDDEN', 'В режиме production reset запрещён');
        await requireNoServer(url);
        await resetDatabase(url, storage);
      });
      console.log('Все данные удалены, схема создана заново');
      return EXIT.ok;
    }
    case 'show-key': {
      const [file] = readWords(words, 1).files;
      const { key } = (await verifyBackup(file!)).header;
      const { backupPassphrase } = parseEnv(process.env);
      if (key.sealed === null)
        throw new AppError('NOT_FOUND', `Ключа в копии нет, его отпечаток ${key.fingerprint}`);
      if (backupPassphrase === null) throw new AppError('INVALID', 'Задайте BACKUP_PASSPHRASE этой копии');
      console.log((await openKey(key.sealed, backupPassphrase)).toString('hex'));
      return EXIT.ok;
    }
    case 'accept-key': {
      readWords(words, 0);
      const present = await withDatabase(async ({ url, env }) => {
        const keyFingerprint = fingerprintOf(await secretKeyOf(env));
        const former = await onDatabase(url, (db) => acceptKey({ db, keyFingerprint }));
        return { former, keyFingerprint };
      });
      console.log(`Ключ с отпечатком ${present.keyFingerprint} признан своим вместо ${present.former}`);
      return EXIT.ok;
    }
    case 'accept-files':
      readWords(words, 0);
      await withDatabase(({ url, storage }) => onDatabase(url, (db) => acceptStore({ db, storage })));
      console.log('Хранилище файлов помечено как хранилище этой базы');
      return EXIT.ok;
    default:
      throw new UsageError(`Нет команды «${command}»`);
  }
});

function readWords(words: string[], fileCount: 0 | 1) {
  const { values, positionals } = parseArgs({
    args: words,
    allowPositionals: true,
    options: {
      replace: { type: 'boolean', default: false },
      'without-key': { type: 'boolean', default: false },
      yes: { type: 'boolean', default: false },
    },
  });
  if (positionals.length !== fileCount) {
    throw new UsageError(fileCount === 1 ? 'Укажите один файл' : `Лишнее слово «${positionals[0]}»`);
  }
  const { replace, yes, 'without-key': withoutKey } = values;
  return { files: positionals, replace, yes, withoutKey };
}

async function withDatabase<T>(
  work: (database: { url: string; storage: BlobStore; env: Env }) => Promise<T>,
): Promise<T> {
  const env = parseEnv(process.env);
  const cluster =
    env.databaseUrl === null ? await openEmbeddedCluster({ dataDir: env.dataDir, role: 'command' }) : null;
  try {
    return await work({
      url: env.databaseDirectUrl ?? env.databaseUrl ?? cluster!.url,
      storage: chooseStorage(env, createClock()),
      env,
    });
  } catch (error) {
    const { code, message } = error as { code?: string; message: string };
    if (
      error instanceof AppError ||
      !/^(ECONN\w+|ENOTFOUND|ETIMEDOUT|EAI_AGAIN|08\w{3}|28\w{3}|3D000)$/.test(code ?? '')
    )
      throw error;
    throw new AppError('UNAVAILABLE', `База данных недоступна: ${message}`, { cause: error });
  } finally {
    await cluster?.leave();
  }
}

async function onDatabase<T>(url: string, work: (db: Db) => Promise<T>): Promise<T> {
  const database = openDatabase(url, 'work');
  return work(database.db).finally(() => database.close());
}

function describe({ tables, blobs }: Totals): string {
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
  return `таблиц ${Object.keys(tables).length}, строк ${rows}, файлов ${blobs}`;
}
