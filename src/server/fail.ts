import { errorTrace } from '#domain/error-words.ts';
import { AppError } from '#domain/errors.ts';

/** Ends a command that cannot go on: what is known in words, the rest with its stack. */
export function fail(error: unknown): never {
  if (error instanceof AppError) console.error(error.message);
  else if ((error as { code?: string }).code === 'EADDRINUSE') {
    console.error(`Порт ${(error as { port?: number }).port} занят другой программой: задайте другой PORT`);
  } else console.error(errorTrace(error));
  process.exit(1);
}
