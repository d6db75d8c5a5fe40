import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { PatchedOfferInput } from '#contract/ipo-calc/patched-offer.ts';
import { PageUrl, WidgetApplicationInput } from '#contract/lead.ts';
import { WidgetConfig } from '#contract/widget-config.ts';
import { VISITOR } from '#domain/access/actor.ts';
import { AppError } from '#domain/errors.ts';
import { readApiKey } from '#services/access/api-key.ts';
import { submitWidgetApplication } from '#services/lead/submit-widget-application.ts';
import { getOffer } from '#services/mortgage/get-offer.ts';
import { patchOffer } from '#services/mortgage/patch-offer.ts';
import { countWidget } from '#services/widget/count-widget.ts';
import { type OpenedWidget, openWidget } from '#services/widget/open-widget.ts';
import { widgetSnippet } from '#services/widget/widget-snippet.ts';
import { allowOrigin } from '../../cors.ts';
import { success } from '../../envelope.ts';
import { operation } from '../../operation.ts';
import type { RestApp } from '../../rest-app.ts';
import type { RestHost } from '../../rest-host.ts';
import { presentEvaluated } from './present-offer.ts';

const TAG = 'v3';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set for the calls of a widget, before their input is read. */
    widget: OpenedWidget & { key: string | null };
  }

  interface FastifyContextConfig {
    /** Allows keys of other services as well. */
    ofAnyService?: boolean;
  }
}

/**
 * Adds the calls of the widget itself. Its key is public, so it may stand in the query; Authorization works as
 * everywhere.
 */
export function addWidgetRoutes(routes: RestApp, host: RestHost): void {
  routes.decorateRequest('widget');
  routes.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'private, no-store').header('vary', 'Origin');
    const { origin = null } = request.headers;
    const key = keyOf(request);
    const service = request.routeOptions.config.ofAnyService ? undefined : 'IPO_CALC';
    const call = { key, service, origin, clientAddress: request.ip } as const;
    if (key === null && !isOwnPage(request)) throw noKey();
    const widget = await openWidget(host.serviceContext(VISITOR, request.id), call);
    if (origin !== null) allowOrigin(reply, origin);
    request.widget = { ...widget, key };
  });

  const querystring = z.object({ key: z.string().optional().describe('Ключ виджета') });

  const config = operation(
    TAG,
    {
      operationId: 'v3WidgetConfig',
      summary: 'Настройки и тема виджета по его ключу',
      description: 'Ключ калькулятора или витрины.',
    },
    WidgetConfig,
  );
  // The vitrina is a widget too, and looks as its access says.
  routes.get(
    '/widget/config',
    { schema: { ...config, querystring }, config: { ofAnyService: true } },
    async ({ widget }) => success(widget.config),
  );

  const snippet = operation(
    TAG,
    { operationId: 'v3WidgetSnippet', summary: 'Код для вставки виджета на страницу' },
    z.string(),
  );
  routes.get('/widget', { schema: { ...snippet, querystring } }, async ({ widget, id }) => {
    if (widget.key === null) throw noKey();
    const { publicUrl } = host.serviceContext(VISITOR, id).settings;
    return success(widgetSnippet(publicUrl, { service: widget.service, key: widget.key }));
  });

  // Only our own page may call this: partners have offers/proxy/patched-offer, which asks for a key.
  routes.post(
    '/widget/patched-offer',
    { schema: { hide: true, querystring, body: PatchedOfferInput } },
    async ({ widget, body, id }) => {
      const { offerKey, options = {}, ...cell } = body;
      const ctx = host.serviceContext(VISITOR, id);
      const offer = await getOffer(ctx, widget.scope, ({ hash }) => hash === offerKey);
      return success(presentEvaluated(patchOffer(ctx, offer, cell, options), cell.periodDuration));
    },
  );

  // Only the widget itself tells that somebody counts in it: the browser counts, so nothing else would say it.
  routes.post(
    '/widget/counted',
    { schema: { hide: true, querystring, body: z.object({ page: PageUrl.nullable() }) } },
    async (request) => {
      if (!isOwnPage(request)) throw new AppError('FORBIDDEN', 'Access denied');
      const ctx = host.serviceContext(VISITOR, request.id);
      countWidget(ctx, request.widget, { what: 'counted', pageUrl: request.body.page });
      return success(null);
    },
  );

  const application = operation(
    TAG,
    {
      operationId: 'v3WidgetApplication',
      summary: 'Заявка из виджета',
      description:
        'Сохраняется до ответа, доставляется после. С одним Idempotency-Key равные вызовы — одна заявка.',
    },
    z.null(),
    ['INVALID', 'CONFLICT'],
  );
  routes.post(
    '/widget/application',
    { schema: { ...application, querystring, body: WidgetApplicationInput } },
    async ({ widget, body, headers, id, ip }) => {
      const key = headers['idempotency-key'];
      await submitWidgetApplication(host.serviceContext(VISITOR, id), body, {
        widget,
        repetitionKey: typeof key === 'string' && key !== '' ? key : null,
        clientAddress: ip,
      });
      return success(null);
    },
  );
}

/**
 * Tells whether a page of this site calls, which alone may use the widget without a key. Browsers set this header, and
 * scripts of pages cannot.
 */
function isOwnPage({ headers }: FastifyRequest): boolean {
  return headers['sec-fetch-site'] === 'same-origin';
}

function keyOf(request: FastifyRequest): string | null {
  const { key } = request.query as { key?: unknown };
  return typeof key === 'string' && key !== '' ? key : readApiKey(request.headers.authorization ?? null);
}

function noKey(): AppError {
  return new AppError('UNAUTHENTICATED', 'Submit Authorization header with a valid API key');
}
