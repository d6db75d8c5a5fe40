import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import '#contract/issue-language.ts';
import { answerError } from './answer-error.ts';
import { validateInput } from './validate-input.ts';

/** A part of the web server whose routes state zod schemas: inputs come checked, answers are described by them. */
export type RestApp = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>;

/**
 * Makes a part of the server such an app. Answers leave as they are: their schemas are held against real
 * answers by tests, not at every call.
 */
export function restApp(app: FastifyInstance): RestApp {
  app.setValidatorCompiler(validateInput);
  app.setSerializerCompiler(() => JSON.stringify);
  app.setErrorHandler(answerError);
  return app.withTypeProvider<ZodTypeProvider>();
}
