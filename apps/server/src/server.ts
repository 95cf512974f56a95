/** Assembles the server: host check, forwarding, pages, health checks and log. */
import { randomBytes } from 'node:crypto';
import { existsSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { constants } from 'node:zlib';
import { operations } from '@studio-portal/sdk/operations';
import { BackendUnavailableError } from '@studio-portal/page-server/BackendUnavailableError';
import { registerCompression } from '@studio-portal/page-server/compression';
import { cleanForwardedHeaders, isHost } from '@studio-portal/page-server/forwardedHeaders';
import { pageAddresses } from '@studio-portal/page-server/pageAddresses';
import { getRequestPath } from '@studio-portal/page-server/getRequestPath';
import { registerPageServer } from '@studio-portal/page-server/registerPageServer';
import { defaultTimeouts, type RequestTimeouts } from '@studio-portal/page-server/requestTimeouts';
import { frameHeaders } from '@studio-portal/page-server/securityHeaders';
import fastify, { type FastifyError, type FastifyInstance, LogController } from 'fastify';
import { registerForwarding } from './forward.ts';
import { registerHealth } from './health.ts';
import { redactLogLine } from './redactLogLine.ts';
import type { Metrics } from './metrics.ts';
import { sendError } from './sendError.ts';
import { type Settings, SettingsError } from './settings.ts';
import { pageBackend } from './pageBackend.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Kind of route, for log and metrics; a file if not set. */
    kind?: 'page' | 'call' | 'folder' | 'health';
    /** Name of the call or folder. */
    operation?: string;
  }
}

export type ServerOptions = {
  /** Folder of the portal's build. */
  portalDist: string;
  metrics: Metrics;
  /** Tells that the server is shutting down. */
  isStopping?: () => boolean;
  /** How long a client may take to send a request; `defaultTimeouts` when omitted. */
  timeouts?: RequestTimeouts;
  /** Destination of the log; stdout by default. */
  logTo?: { write(line: string): void };
};

/**
 * Creates a server that is ready to listen or to inject requests into.
 * @throws SettingsError if the portal is not built
 */
export async function createServer(
  settings: Settings,
  {
    portalDist,
    metrics,
    isStopping = () => false,
    timeouts = defaultTimeouts,
    logTo,
  }: ServerOptions,
): Promise<FastifyInstance> {
  if (!existsSync(join(portalDist, 'index.html')))
    throw new SettingsError([`There is no build of the portal in ${portalDist}. Build it first.`]);
  const currentDist = realpathSync(portalDist);
  const { hosts } = settings;
  const isPage = pageAddresses(Object.values(operations));
  const app: FastifyInstance = fastify({
    logger: {
      level: settings.logLevel,
      base: null,
      formatters: { log: redactLogLine },
      ...(logTo ? { stream: logTo } : {}),
    },
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'traceId' }),
    trustProxy: settings.trustProxy,
    genReqId: () => randomBytes(8).toString('hex'),
    routerOptions: { maxParamLength: 2048 },
    requestTimeout: timeouts.request,
    connectionTimeout: timeouts.idle,
    keepAliveTimeout: settings.keepAliveSeconds * 1000,
    http: { headersTimeout: timeouts.headers, connectionsCheckingInterval: timeouts.check },
    rewriteUrl: ({ url }) => getRequestPath(url),
    frameworkErrors: (_error, request, reply) => {
      reply.headers(frameHeaders(request));
      void sendError(request, reply, 400, isPage(request));
    },
  });
  await registerCompression(app, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    // Passes compressed bodies through: decompressing them here would turn a small request into a large one for
    // the backend.
    globalDecompression: false,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } },
    zlibOptions: { level: 3 },
    // Compressing a page at once takes a tenth of the time of streaming it.
    syncThreshold: 128 * 1024,
  });
  app.addHook('onRequest', async (request, reply) => {
    cleanForwardedHeaders(request.raw.headers);
    reply.headers(frameHeaders(request));
    // Monitoring uses an address, not a host name.
    if (request.routeOptions.config.kind === 'health') return undefined;
    // Anything else would end up in links.
    if (!isHost(request.host)) return sendError(request, reply, 400, isPage(request));
    if (hosts && !hosts.has(request.hostname.toLowerCase()))
      return sendError(request, reply, 421, isPage(request));
    return undefined;
  });
  app.addHook('onResponse', async (request, reply) => {
    const { kind, operation } = request.routeOptions.config;
    const shownKind = request.is404 ? 'other' : (kind ?? 'file');
    const trace = reply.getHeader('x-trace-id');
    metrics.countRequest(shownKind, reply.statusCode, reply.elapsedTime);
    // Logs names only: addresses contain studios, orders and tokens.
    request.log[kind === 'health' || shownKind === 'file' ? 'debug' : 'info'](
      {
        kind: shownKind,
        ...(request.pageName ? { page: request.pageName } : {}),
        ...(operation ? { operation } : {}),
        method: request.method,
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime),
        // A call has the backend's trace id if the backend sends one.
        ...(trace === request.id ? {} : { backendTraceId: trace }),
      },
      'answered',
    );
  });
  app.setErrorHandler<FastifyError | Error>((error, request, reply) => {
    if (error instanceof BackendUnavailableError) {
      request.log.warn({ error: error.cause }, 'The backend cannot be reached');
      return sendError(request, reply, 503, isPage(request));
    }
    const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500;
    if (status >= 500) request.log.error({ error }, 'A request failed');
    return sendError(request, reply, status, isPage(request));
  });
  registerHealth(app, isStopping);
  await app.register((forwarding) => registerForwarding(forwarding, settings));
  const answerPage = await registerPageServer(app, {
    backend: pageBackend(settings, metrics),
    portalDist,
    // One list fits every release: the running build is not an earlier one.
    earlierDists: settings.earlierBuilds.filter((folder) => realpathSync(folder) !== currentDist),
    settings: settings.page,
    tenantOfHost: (hostname) => hosts?.get(hostname.toLowerCase()),
    contentOrigins: settings.contentOrigins,
  });
  app.get('/*', { config: { kind: 'page' } }, (request, reply) =>
    answerPage && isPage(request) ? answerPage(request, reply) : reply.callNotFound(),
  );
  app.setNotFoundHandler((request, reply) => sendError(request, reply, 404, isPage(request)));
  return app;
}
