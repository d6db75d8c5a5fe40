import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { AppError } from '#domain/errors.ts';
import {
  FORMAT,
  FORMAT_VERSION,
  type Header,
  type Line,
  readLine,
  type Totals,
  TRAILER_BYTES,
} from './format.ts';
import { rowSum } from './row-sum.ts';
import { countMigrations, migrationsOf } from './schema-version.ts';

/** The lines of a backup; call `verifyBackup` before trusting them. */
export async function* readBackup(file: string): AsyncIterable<Line> {
  const { size } = await stat(file);
  const gunzip = createGunzip();
  pipeline(createReadStream(file, { end: Math.max(0, size - TRAILER_BYTES - 1) }), gunzip, () => {});
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let rest = '';
  for await (const chunk of gunzip) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop()!;
    for (const line of lines) yield readLine(line);
  }
  if (rest !== '') throw new SyntaxError('cut line');
}

/**
 * Reads a backup to its end and checks every sum in it.
 * Errors: INVALID for a file that is damaged, cut, of another program or of another version.
 */
export async function verifyBackup(file: string): Promise<{ header: Header; totals: Totals }> {
  if (!(await trailerMatches(file))) throw damaged();
  let header: Header | undefined;
  let totals: Totals | undefined;
  const found: Totals = { tables: {}, blobs: 0 };
  let table = { name: '', sum: rowSum() };
  let blob = { sha256: '', hash: createHash('sha256') };
  const closeBlob = () => {
    if (blob.sha256 !== '' && blob.hash.digest('hex') !== blob.sha256) throw damaged();
    blob = { sha256: '', hash: createHash('sha256') };
  };
  const closeTable = () => {
    if (table.name !== '') found.tables[table.name] = table.sum.total();
    table = { name: '', sum: rowSum() };
  };
  try {
    for await (const line of readBackup(file)) {
      if ((line.kind === 'H') !== (header === undefined) || totals) throw damaged();
      if (line.kind === 'H') header = checkHeader(line.body);
      else if (line.kind === 'R') table.sum.add(line.body);
      else if (line.kind === 'D') blob.hash.update(line.body);
      else {
        closeTable();
        closeBlob();
        if (line.kind === 'T') table = { name: line.body.table, sum: rowSum() };
        if (line.kind === 'B') {
          blob = { sha256: line.body.sha256, hash: createHash('sha256') };
          found.blobs += 1;
        }
        if (line.kind === 'E') totals = line.body;
      }
    }
  } catch (error) {
    throw error instanceof AppError ? error : damaged(error);
  }
  if (!header || !totals || JSON.stringify(totals) !== JSON.stringify(found)) throw damaged();
  return { header, totals };
}

function checkHeader(header: Header): Header {
  if (header.format !== FORMAT) throw damaged();
  if (header.version !== FORMAT_VERSION) {
    throw new AppError(
      'INVALID',
      `Копия записана в формате ${header.version}, эта программа читает ${FORMAT_VERSION}`,
    );
  }
  if (migrationsOf(header.schema) === undefined) {
    const { createdAt, release, migrations } = header;
    throw new AppError(
      'INVALID',
      migrations > countMigrations()
        ? `Копия от ${createdAt} сделана более новой программой, ${release}: обновите программу и повторите`
        : `Копия от ${createdAt} сделана программой ${release}, схемы которой эта не знает: восстановите её той же версией, затем обновитесь`,
    );
  }
  return header;
}

async function trailerMatches(file: string): Promise<boolean> {
  const { size } = await stat(file).catch((cause) => {
    throw new AppError('NOT_FOUND', `Файл ${file} не найден`, { cause });
  });
  if (size <= TRAILER_BYTES) return false;
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file, { end: size - TRAILER_BYTES - 1 })) hash.update(chunk);
  const trailer = Buffer.alloc(TRAILER_BYTES);
  await using handle = await open(file);
  await handle.read(trailer, 0, TRAILER_BYTES, size - TRAILER_BYTES);
  return hash.digest().equals(trailer);
}

function damaged(cause?: unknown): AppError {
  return new AppError('INVALID', 'Файл повреждён, обрезан или не является резервной копией «Генплана»', {
    cause,
  });
}
