import { SYSTEM } from '#domain/access/actor.ts';
import { errorTrace } from '#domain/error-words.ts';
import { AppError } from '#domain/errors.ts';
import type { ServiceContext } from '#services/context.ts';
import { parseEnv } from '../env.ts';
import { openProduct, type Product } from '../product.ts';

export const EXIT = { ok: 0, failed: 1, usage: 2, held: 3 } as const;

/** Words of a command that were wrong; the help follows them. */
export class UsageError extends Error {}

/** Runs a command to its exit code: help, wrong words (2), a failure in words (1) or what `run` answers. */
export async function runCommand(help: string, run: (words: string[]) => Promise<number>): Promise<void> {
  const words = process.argv.slice(2);
  if (words.length === 0 || words.includes('--help')) {
    console.log(help);
    process.exit(words.length === 0 ? EXIT.usage : EXIT.ok);
  }
  try {
    process.exitCode = await run(words);
  } catch (error) {
    if (error instanceof UsageError || (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS')) {
      console.error(`${(error as Error).message}\n\n${help}`);
      process.exitCode = EXIT.usage;
    } else {
      console.error(error instanceof AppError ? error.message : errorTrace(error));
      process.exitCode = EXIT.failed;
    }
  }
}

/** Opens the product beside a server that may be running, and closes it whatever happens. */
export async function withProduct<T>(
  work: (ctx: ServiceContext, product: Product) => Promise<T>,
): Promise<T> {
  const env = parseEnv({ LOG_LEVEL: 'warn', ...process.env });
  const product = await openProduct(env, 'command');
  try {
    return await work(product.serviceContext(SYSTEM, `command-${process.pid}`), product);
  } finally {
    await product.close();
  }
}
