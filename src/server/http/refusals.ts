import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionError, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerError, refusalOf } from '#api/rest/answer-error.ts';
import { readerOfRefusal } from '#api/rest/cors.ts';
import type { Product } from '../product.ts';
import { plainErrorPage } from './plain-error-page.ts';
import { strictTransport } from './security-headers.ts';
import { answerTrpcError, procedureRefusal, TRPC_PREFIX } from './trpc.ts';

/** Programs call these addresses, so their errors are JSON; people get a page. */
const CALLS = /^\/(api|envs|locate|distance-duration|top-secret)([/?]|$)/i;

/** No hook runs for a request that cannot be read, so its answer gets these headers here. */
const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src-attr 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
  'x-content-type-options': 'nosniff',
};

const UNREADABLE = 'Запрос не читается: проверьте адрес и заголовки';

/** Statuses for errors of the HTTP parser; any other unreadable request is a 400. */
const BROKEN: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Answers the web server's own refusals in the form of the address: an envelope, a procedure's error or a page. */
export function createRefusals({ env, serviceContext }: Pick<Product, 'env' | 'serviceContext'>) {
  const transport = strictTransport(env.appEnv);
  const ownHeaders = {
    ...HEADERS,
    ...(transport && {
      'strict-transport-security': `max-age=${transport.maxAge}; includeSubDomains`,
    }),
  };

  /**
   * Gives the headers that let a partner's page read a refusal; none while the database cannot tell whose page it is.
   */
  async function readerHeaders(url: string, origin: string | undefined, status: number) {
    const reader = await readerOfRefusal({ serviceContext }, { url, origin, status }).catch(() => undefined);
    return reader ?? {};
  }

  return {
    /** Answers an error of a hook, of a handler or of the reading of a body. */
    answerFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
      const { url } = request;
      if (url.startsWith(TRPC_PREFIX)) return answerTrpcError(error, request, reply);
      if (CALLS.test(url)) return answerError(error, request, reply);
      const { status, retryAfter } = refusalOf(error);
      if (status >= 500) request.log.error({ err: error }, 'request failed');
      if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
      return reply
        .code(status)
        .header('cache-control', 'no-store')
        .type('text/html; charset=UTF-8')
        .send(plainErrorPage(status));
    },

    /** Answers an address with a broken %-sequence or an endless part, which no page and no call can have. */
    async answerUnreadable(
      error: FastifyError,
      { url, headers }: FastifyRequest,
      reply: FastifyReply,
    ): Promise<void> {
      const status = error.statusCode === 414 ? 414 : 400;
      const { type, text } = bodyOf(url, status);
      const readable = await readerHeaders(url, headers.origin, status);
      reply
        .code(status)
        .headers({ ...ownHeaders, ...readable })
        .type(type)
        .send(text);
    },

    /** Answers bytes that are no request, or one with too long a head, and closes the connection. */
    async answerBroken({ code, rawPacket }: ConnectionError, socket: Socket): Promise<void> {
      if (code === 'ECONNRESET' || !socket.writable) return;
      const status = BROKEN[code] ?? 400;
      // These are bytes, whatever the framework's type says, and mostly hold the request line.
      const head =
        rawPacket === undefined ? '' : Buffer.from(rawPacket as unknown as Uint8Array).toString('latin1');
      const url = /^[A-Z]+ (\/\S*)/.exec(head)?.[1] ?? '/api';
      const origin = /\r\norigin: *([^\r\n]+)/i.exec(head)?.[1];
      const { type, text } = bodyOf(url, status);
      const headers = {
        ...ownHeaders,
        ...(await readerHeaders(url, origin, status)),
        'content-type': type,
        'content-length': Buffer.byteLength(text),
        connection: 'close',
      };
      const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
      if (!socket.writable) return;
      socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', text].join('\r\n'));
    },

    /** Lets the pages of partners read every refusal of their family of calls, wherever it was made. */
    letPartnersRead(app: FastifyInstance): void {
      app.addHook('onSend', async ({ url, headers }, reply) => {
        const isRefusal = reply.statusCode >= 400;
        if (!isRefusal || reply.hasHeader('access-control-allow-origin')) return;
        reply.headers(await readerHeaders(url, headers.origin, reply.statusCode));
      });
    },
  };
}

function bodyOf(url: string, status: number): { type: string; text: string } {
  if (!CALLS.test(url)) return { type: 'text/html; charset=UTF-8', text: plainErrorPage(status) };
  const error = Object.assign(new Error(UNREADABLE), { statusCode: status });
  const text = url.startsWith(TRPC_PREFIX)
    ? procedureRefusal(error).text
    : JSON.stringify(refusalOf(error).envelope);
  return { type: 'application/json; charset=utf-8', text };
}
