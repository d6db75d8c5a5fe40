import { AppError } from '#domain/errors.ts';

/** Gives what a verb answers, undefined where the caller has no right to it. */
export async function whenPermitted<Answer>(ask: () => Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof AppError && error.code === 'FORBIDDEN') return undefined;
    throw error;
  }
}
