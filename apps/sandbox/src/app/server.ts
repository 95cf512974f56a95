/** Assembles the server: trace ids, logging, cookies, origin check, operations, pages. */
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import description from '@studio-portal/api-spec/openapi.json' with { type: 'json' };
import { registerCompression } from '@studio-portal/page-server/compression';
import { cleanForwardedHeaders } from '@studio-portal/page-server/forwardedHeaders';
import { pageAddresses } from '@studio-portal/page-server/pageAddresses';
import { getRequestPath } from '@studio-portal/page-server/getRequestPath';
import { registerPageServer } from '@studio-portal/page-server/registerPageServer';
import type { PageBackend } from '@studio-portal/page-server/PageBackend';
import { defaultTimeouts, type RequestTimeouts } from '@studio-portal/page-server/requestTimeouts';
import { frameHeaders } from '@studio-portal/page-server/securityHeaders';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import { botScript, registerBotProtection } from '../domains/botProtection/routes.ts';
import { registerPaymentProvider } from '../payment-provider/routes.ts';
import { isInPreview, registerBrandPreview } from '../brandPreview/routes.ts';
import { registerDesk } from '../desk/routes.ts';
import { registerOutbox } from '../platform/mail/outboxRoutes.ts';
import { registerAvatars } from '../pictures/avatars.ts';
import { registerVideos } from '../domains/content/routes.ts';
import { registerDocs } from '../docs/routes.ts';
import { registerCalendars } from './calendarRoutes.ts';
import { registerDocuments } from './documentRoutes.ts';
import { registerPictures } from '../pictures/routes.ts';
import { pageBackend } from '../pageServer/pageBackend.ts';
import type { SeedFile } from '../seed/file/seedFile.ts';
import { registerSampleWebsite } from '../sampleWebsite/routes.ts';
import { registerStates } from '../states/routes.ts';
import type { CheckoutServices } from '../domains/checkouts/subject.ts';
import { registerErrors } from '../platform/http/errors.ts';
import { invalidFields } from '../platform/http/apiError.ts';
import { handlers } from './handlers.ts';
import { redactLogLine } from '../platform/http/redactLogLine.ts';
import { parseOperations, type Operation } from '../platform/http/operations.ts';
import { requestOrigin, rejectForeignOrigin } from '../platform/http/origin.ts';
import { registerOperations } from './router.ts';
import { registerStorableCheck } from '../platform/http/storable.ts';
import { registerClock, registerReset } from './testRoutes.ts';
import { registerNotFound } from '../platform/http/notFound.ts';
import {
  rejectAddress,
  rejectConnection,
  traceId,
  trackResponses,
} from '../platform/http/unreadableRequests.ts';
import { registerCors } from '../platform/http/cors.ts';
import { createValidator } from '../platform/http/validation.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The operation of an API route. */
    operation?: Operation;
  }
}

export type ServerOptions = {
  services: CheckoutServices;
  /** Log level: fatal, error, warn, info, debug, trace or silent. */
  logLevel: string;
  /** Folder of the portal's production build. */
  portalDist: string;
  /** Folder of the API reference served under /docs; omit to disable the page. */
  docsDist?: string;
  /** Origins whose pages may call the API from a browser, besides its own. */
  origins?: readonly string[];
  /** Addresses of trusted proxies; only their forwarding headers are believed. */
  trustProxy?: string[];
  /** True if responses are checked against the description. */
  validateAnswers: boolean;
  /** False without the portal or the sample brands, which preview and sample website need; true by default. */
  brandPreview?: boolean;
  /** True if POST /_provider-states sets up the provider states of the contract tests. */
  providerStates: boolean;
  /** Chain that replaces the sample data, for POST /_clock. */
  seed?: SeedFile | null;
  /** True if POST /_clock sets the time. */
  settableClock?: boolean;
  /** Implements POST /_reset; omit to disable the route. */
  reset?: (() => Promise<void>) | undefined;
  /** True if public forms require a bot protection token; the sandbox then simulates the service. */
  botProtection?: boolean;
  /** How long a client may take to send a request; `defaultTimeouts` when omitted. */
  timeouts?: RequestTimeouts;
  /** Destination of the log; stdout by default. */
  logTo?: { write(line: string): void };
};

/** Creates a server that is ready to listen or to be injected into. */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const { services, validateAnswers, origins = [], timeouts = defaultTimeouts } = options;
  const operations = parseOperations(description);
  const isPage = pageAddresses(operations);
  const app: FastifyInstance = fastify({
    logger: {
      level: options.logLevel,
      base: null,
      formatters: { log: redactLogLine },
      ...(options.logTo ? { stream: options.logTo } : {}),
    },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: options.trustProxy ?? [],
    genReqId: traceId,
    bodyLimit: 256 * 1024,
    routerOptions: { maxParamLength: 2048 },
    requestTimeout: timeouts.request,
    connectionTimeout: timeouts.idle,
    http: {
      headersTimeout: timeouts.headers,
      connectionsCheckingInterval: timeouts.check,
      // Node would reject a missing Host header in its own format; nothing here needs one.
      requireHostHeader: false,
    },
    rewriteUrl: ({ url }) => getRequestPath(url),
    frameworkErrors: (error, request, reply) => rejectAddress(error, request, reply, isPage),
    clientErrorHandler: (error, socket) =>
      rejectConnection(app, error, socket, answering.has(socket)),
  });
  const answering = trackResponses(app);
  // Ignore unknown expectations instead of letting Node reject them in its own format.
  app.server.on('checkExpectation', (request, response) => app.routing(request, response));
  const validator = createValidator(description);

  acceptEmptyJson(app);
  await app.register(cookie);
  await app.register(multipart, { limits: { files: 1, fields: 10, fieldSize: 1024 } });
  await registerCompression(app, { threshold: 1024, encodings: ['br', 'gzip'] });
  app.addHook('onRequest', async (request, reply) => {
    cleanForwardedHeaders(request.raw.headers);
    reply.headers(frameHeaders(request));
    // The clock can be set, and clients correct theirs by this header.
    reply.header('Date', services.clock.now().toUTCString());
    rejectForeignOrigin(request, origins);
  });
  registerCors(app, origins);
  app.addHook('onResponse', async (request, reply) => {
    // Log the route, never the address: addresses carry tokens.
    request.log.info(
      {
        traceId: request.id,
        operation: request.routeOptions.config.operation?.id ?? request.routeOptions.url,
        method: request.method,
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime),
      },
      'answered',
    );
  });
  app.addHook('onClose', () => services.background.idle());
  registerErrors(app, { validator, validateAnswers, isPage });
  registerStorableCheck(app);
  registerOperations(app, { operations, handlers, validator, services, validateAnswers });
  if (options.providerStates) registerStates(app, services);
  if (options.settableClock === true) registerClock(app, services, options.seed ?? null);
  if (options.reset) registerReset(app, options.reset);
  await app.register(async (pages) => registerPaymentProvider(pages, services));
  registerPictures(app, services);
  registerAvatars(app, services);
  registerDocuments(app, services);
  registerCalendars(app, services);
  await app.register((videos) => registerVideos(videos, services));
  if (services.mail.keepsOutbox) {
    registerOutbox(app, services);
    await app.register((desk) => registerDesk(desk, services));
    if (options.brandPreview !== false) {
      await app.register((preview) => registerBrandPreview(preview, services, options.portalDist));
      registerSampleWebsite(app, services);
    }
  }
  if (options.botProtection === true) registerBotProtection(app, services);
  const answerPage = await registerPageServer(app, {
    backend: pageBackend(services, createVisit(app)),
    portalDist: options.portalDist,
    settings: options.botProtection === true ? { 'bot-protection-script': botScript } : {},
    originOf: (request) => requestOrigin(request) ?? services.portalOrigin(),
    isFramed: isInPreview,
  });
  if (options.docsDist !== undefined) await registerDocs(app, options.docsDist);
  registerNotFound(app, { isPage, answerPage });
  return app;
}

/** Calls the API without the network. */
const createVisit =
  (app: FastifyInstance): PageBackend['visit'] =>
  async (url, { headers }) => {
    const {
      statusCode,
      payload,
      headers: answered,
    } = await app.inject({
      url,
      headers: Object.fromEntries(new Headers(headers)),
    });
    const type = String(answered['content-type']);
    return new Response(payload, { status: statusCode, headers: { 'Content-Type': type } });
  };

/** Accepts an empty body with the JSON content type, which clients send by default, even with a POST without a body. */
function acceptEmptyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = body.toString();
    if (text === '') done(null, undefined);
    else void parse(request, text, done);
  });
  // An empty body is never of the wrong type, whatever the headers say.
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => {
    if (body.toString() === '') done(null, undefined);
    else done(invalidFields({ field: 'body', message: 'must be sent as application/json' }));
  });
}
