import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { failure, success } from '#api/rest/envelope.ts';
import type { Product } from '../product.ts';
import { addDevRecognition } from './dev-recognition.ts';

const ClockInput = z.object({ offsetMs: z.number().int().min(-31_536_000_000).max(31_536_000_000) });

/** Calls for trying the product out; a production installation has none of them. */
export async function addDevRoutes(app: FastifyInstance, product: Product) {
  if (product.env.appEnv === 'production') return;

  app.post('/dev/clock', async (request, reply) => {
    const input = ClockInput.safeParse(request.body);
    if (!input.success) return reply.code(400).send(failure(400, 'Invalid parameters'));
    product.clock.shift(input.data.offsetMs);
    return success({ now: product.clock.now(), offsetMs: input.data.offsetMs });
  });
  await addDevRecognition(app, product);
}
