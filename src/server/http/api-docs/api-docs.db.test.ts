import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { openIpoCalcApp } from '#tests/ipo-calc-app.ts';
import { type ApiDocument, type ApiSchema, callsOf } from './document.ts';
import { DEMO_KEYS, exampleRequest } from './example-request.ts';

let opened: Awaited<ReturnType<typeof openIpoCalcApp>>;
let app: FastifyInstance;
let document: ApiDocument;
beforeAll(async () => {
  opened = await openIpoCalcApp();
  app = opened.app;
  document = (await app.inject('/api/docs/openapi.json')).json();
});
afterAll(() => opened.close());

describe('the description', () => {
  it('is OpenAPI 3.1 and tells every call for partners once', () => {
    expect(document).toMatchObject({ openapi: '3.1.0' });
    const calls = callsOf(document).map(
      ({ method, path }) => `${method} ${path.replace(/^\/api(?:\/ipo-calc)?/, '')}`,
    );
    expect(calls.sort()).toEqual([
      'DELETE /vitrina/v2/sdelka/mortgage-phys-application',
      'GET /legal-info-doc/legacy/tab',
      'GET /legal-info-doc/legacy/tab-url',
      'GET /legal-info-doc/tab',
      'GET /legal-info-doc/tab-url',
      'GET /v1/programs',
      'GET /v1/programs/matching',
      'GET /v1/programs/not-matching',
      'GET /v2/banks',
      'GET /v2/my-projects',
      'GET /v2/offers',
      'GET /v2/offers/proxy/both',
      'GET /v2/offers/proxy/matching',
      'GET /v2/offers/proxy/not-matching',
      'GET /v2/offers/proxy/unfiltered',
      'GET /v3/banks',
      'GET /v3/my-projects',
      'GET /v3/offers',
      'GET /v3/offers/max-price',
      'GET /v3/offers/{hash}/schedule',
      'GET /v3/program-names',
      'GET /v3/widget',
      'GET /v3/widget/config',
      'GET /vitrina/v2/vitrina-key',
      'POST /v2/offers/proxy/patched-offer',
      'POST /v3/offers/proxy',
      'POST /v3/offers/proxy/patched-offer',
      'POST /v3/widget/application',
      'POST /vitrina/v2/sdelka/mortgage-phys-application',
    ]);
  });

  it('keeps only the schemas it refers to, each under one name, and refers to no other', () => {
    const text = JSON.stringify(document);
    const referred = [...text.matchAll(/#\/components\/schemas\/(\w+)/g)].map(([, name]) => name!);
    expect(new Set(referred)).toEqual(new Set(Object.keys(document.components.schemas)));
    expect(referred.filter((name) => name.endsWith('Input'))).toEqual([]);
  });

  it('says of every call which key it needs and what it is refused with before anybody looks at it', () => {
    const open = callsOf(document).filter(({ operation }) => operation.security.length === 0);
    expect(open.map(({ path }) => path)).toEqual(
      callsOf(document).flatMap(({ path }) => (path.startsWith('/api/legal-info-doc') ? [path] : [])),
    );
    for (const { path, operation } of callsOf(document)) {
      const statuses = Object.keys(operation.responses);
      expect([path, statuses]).toEqual([
        path,
        expect.arrayContaining(['405', '413', '414', '429', '431', '503']),
      ]);
    }
  });

  it('asks for a body only where one is needed', () => {
    const needs = callsOf(document).flatMap(({ path, operation }) =>
      operation.requestBody ? [[path.replace(/.*\//, ''), operation.requestBody.required]] : [],
    );
    expect(needs).toEqual([
      ['patched-offer', true],
      ['proxy', false],
      ['patched-offer', true],
      ['application', true],
      ['mortgage-phys-application', true],
      ['mortgage-phys-application', true],
    ]);
  });

  it('gives examples that work, whose answers fit the schemas', async () => {
    for (const call of callsOf(document)) {
      const { method, path, key, body } = exampleRequest(call);
      const answer = await app.inject({
        method: method as 'GET',
        url: path,
        headers: key === null ? {} : { authorization: DEMO_KEYS[key] },
        ...(body === null ? {} : { payload: body }),
      });
      const [status, { content }] = Object.entries(call.operation.responses)[0]!;
      expect([path, answer.statusCode]).toEqual([path, Number(status)]);
      if (content === undefined) continue;
      const schema = answerSchema(content['application/json']!.schema);
      expect([path, schema.safeParse(answer.json()).error]).toEqual([path, undefined]);
    }
  });

  /** A schema of the description with all it refers to. */
  function answerSchema(schema: ApiSchema): z.ZodType {
    const whole = JSON.stringify({ ...schema, $defs: document.components.schemas });
    return z.fromJSONSchema(JSON.parse(whole.replaceAll('#/components/schemas/', '#/$defs/')));
  }
});
