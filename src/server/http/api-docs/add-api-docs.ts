import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { allowInline, inlineHashes } from '../inline-hashes.ts';
import { docsPage } from './docs-page.ts';
import type { ApiDocument } from './document.ts';
import { tidyDocument } from './tidy-document.ts';

const DESCRIPTION = `Ипотечные предложения банков, посчитанные до копейки: подходящие и нет, с причинами, графиками и ПСК (расчётной).
Ключ передаётся в заголовке Authorization, сам по себе или после Bearer; правовые документы открыты без ключа. Версия 3 — текущая; те же вызовы без номера версии отвечают так же.
Каждый ответ — конверт { status, ok, data } или { status, ok, message, issues }; статус HTTP равен status.`;

/**
 * Describes every route added after it that has a tag and zod schemas, in OpenAPI 3.1 and as a page. The page
 * has no scripts and loads nothing.
 */
export async function addApiDocs(app: FastifyInstance, publicUrl: string): Promise<void> {
  await app.register(swagger, {
    hideUntagged: true,
    openapi: {
      openapi: '3.1.0',
      info: { title: 'API «Генплан» для партнёров', version: '3', description: DESCRIPTION },
      servers: [{ url: '/' }],
      tags: [
        { name: 'v3', description: 'Версия 3, текущая' },
        { name: 'v2', description: 'Версия 2' },
        { name: 'v1', description: 'Версия 1' },
        { name: 'vitrina', description: 'Витрина: заявки на ипотеку' },
        { name: 'legal', description: 'Правовые документы' },
      ],
      components: { securitySchemes: { apiKey: { type: 'apiKey', in: 'header', name: 'Authorization' } } },
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  });

  let known: ApiDocument | undefined;
  const description = () => {
    known ??= tidyDocument(app.swagger() as unknown as ApiDocument);
    return known;
  };

  app.get('/api/docs/openapi.json', async (_, reply) =>
    reply
      .header('cache-control', 'public, max-age=300')
      .header('access-control-allow-origin', '*')
      .send(description()),
  );

  app.get('/api/docs', async (_, reply) => {
    const html = docsPage(description(), publicUrl);
    allowInline(reply, inlineHashes(html));
    return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(html);
  });
}
