/** Puts the server together: who may ask, what is handed on, pages, health and the log. */
import { randomBytes } from 'node:crypto';
import { existsSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import { operations } from '@studio-portal/sdk/operations';
import { BackendUnavailableError } from '@studio-portal/page-server/BackendUnavailableError';
import { pageAddresses } from '@studio-portal/page-server/pageAddresses';
import { getRequestPath } from '@studio-portal/page-server/getRequestPath';
import { registerPageServer } from '@studio-portal/page-server/registerPageServer';
import { frameHeaders } from '@studio-portal/page-server/securityHeaders';
import fastify, { type FastifyError, type FastifyInstance, LogController } from 'fastify';
import { registerForwarding } from './forward.ts';
import { registerHealth } from './health.ts';
import { logged } from './logged.ts';
import type { Metrics } from './metrics.ts';
import { refuse } from './refuse.ts';
import { type Settings, SettingsFault } from './settings.ts';
import { pageBackend } from './pageBackend.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What a route is of, for log and metrics; a file where it says nothing. */
    kind?: 'page' | 'call' | 'folder' | 'health';
    /** Name of the call, or of the folder. */
    operation?: string;
  }
}

/** A name or an address, with a port or without (RFC 3986, section 3.2.2); anything else would end up in links. */
const host = /^(?:[\w.-]{1,253}|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i;

export type Surroundings = {
  /** Folder of the portal's build. */
  portalDist: string;
  metrics: Metrics;
  /** Whether the server has been told to stop. */
  isStopping?: () => boolean;
  /** Where the log goes; to stdout when left out. */
  logTo?: { write(line: string): void };
};

/**
 * A server that is ready to listen or to be injected into.
 * @throws SettingsFault where there is no build of the portal
 */
export async function createServer(
  settings: Settings,
  { portalDist, metrics, isStopping = () => false, logTo }: Surroundings,
): Promise<FastifyInstance> {
  if (!existsSync(join(portalDist, 'index.html')))
    throw new SettingsFault([`There is no build of the portal in ${portalDist}.`]);
  const own = realpathSync(portalDist);
  const { hosts } = settings;
  const isPage = pageAddresses(Object.values(operations));
  const app: FastifyInstance = fastify({
    logger: {
      level: settings.logLevel,
      base: null,
      formatters: { log: logged },
      ...(logTo ? { stream: logTo } : {}),
    },
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'traceId' }),
    trustProxy: settings.trustProxy,
    genReqId: () => randomBytes(8).toString('hex'),
    routerOptions: { maxParamLength: 200 },
    requestTimeout: 90_000,
    connectionTimeout: 120_000,
    http: { headersTimeout: 15_000 },
    rewriteUrl: ({ url }) => getRequestPath(url),
    frameworkErrors: (_error, request, reply) => {
      reply.headers(frameHeaders(request));
      void refuse(request, reply, 400, isPage(request));
    },
  });
  await app.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    // What readers send packed stays so: unpacked here, a small request would be a large one behind.
    globalDecompression: false,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } },
    zlibOptions: { level: 3 },
    // A page at once takes a tenth of the time that a stream of it does.
    syncThreshold: 128 * 1024,
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(frameHeaders(request));
    // Whoever watches knows an address, not a name.
    if (request.routeOptions.config.kind === 'health') return undefined;
    if (!host.test(request.host)) return refuse(request, reply, 400, isPage(request));
    if (hosts && !hosts.has(request.hostname.toLowerCase()))
      return refuse(request, reply, 421, isPage(request));
    return undefined;
  });
  app.addHook('onResponse', async (request, reply) => {
    const { kind, operation } = request.routeOptions.config;
    const shown = request.is404 ? 'other' : (kind ?? 'file');
    const trace = reply.getHeader('x-trace-id');
    metrics.requested(shown, reply.statusCode, reply.elapsedTime);
    // Names, never the address: it names studios and orders, and carries tokens.
    request.log[kind === 'health' || shown === 'file' ? 'debug' : 'info'](
      {
        kind: shown,
        ...(request.pageName ? { page: request.pageName } : {}),
        ...(operation ? { operation } : {}),
        method: request.method,
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime),
        // A call has the backend's own where it names one.
        ...(trace === request.id ? {} : { backendTraceId: trace }),
      },
      'answered',
    );
  });
  app.setErrorHandler<FastifyError | Error>((error, request, reply) => {
    if (error instanceof BackendUnavailableError) {
      request.log.warn({ error: error.cause }, 'The backend cannot be asked');
      return refuse(request, reply, 503, isPage(request));
    }
    const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500;
    if (status >= 500) request.log.error({ error }, 'A request failed');
    return refuse(request, reply, status, isPage(request));
  });
  registerHealth(app, isStopping);
  await app.register((forwarding) => registerForwarding(forwarding, settings));
  const answerPage = await registerPageServer(app, {
    backend: pageBackend(settings, metrics),
    portalDist,
    // One list will do for every release: whichever runs is not an earlier one.
    earlierDists: settings.earlierBuilds.filter((folder) => realpathSync(folder) !== own),
    settings: settings.page,
    tenantOfHost: (hostname) => hosts?.get(hostname.toLowerCase()),
    contentOrigins: settings.contentOrigins,
  });
  app.get('/*', { config: { kind: 'page' } }, (request, reply) =>
    answerPage && isPage(request) ? answerPage(request, reply) : reply.callNotFound(),
  );
  app.setNotFoundHandler((request, reply) => refuse(request, reply, 404, isPage(request)));
  return app;
}
