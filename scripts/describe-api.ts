import { fastify } from 'fastify';
import { addIpoCalc } from '../src/api/rest/ipo-calc/add-ipo-calc.ts';
import type { RestHost } from '../src/api/rest/rest-host.ts';
import { addApiDocs } from '../src/server/http/api-docs/add-api-docs.ts';
import type { ApiDocument } from '../src/server/http/api-docs/document.ts';

const NO_HOST: RestHost = {
  serviceContext() {
    throw new Error('a description is made without calls');
  },
};

/** The OpenAPI document of the calls for partners, as /api/docs/openapi.json answers it, without a database. */
export async function describeApi(): Promise<ApiDocument> {
  const app = fastify();
  await addApiDocs(app, 'http://127.0.0.1:3000');
  await addIpoCalc(app, NO_HOST);
  const answer = await app.inject('/api/docs/openapi.json');
  await app.close();
  return answer.json();
}
