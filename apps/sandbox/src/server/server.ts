/** Puts the server together: trace ids, logging, cookies, origins, operations, pages. */
import cookie from '@fastify/cookie';
import compress from '@fastify/compress';
import multipart from '@fastify/multipart';
import description from '@studio-portal/api-spec/openapi.json' with { type: 'json' };
import { pageAddresses } from '@studio-portal/shell/pageAddresses';
import { pathAsked } from '@studio-portal/shell/pathAsked';
import { registerShell } from '@studio-portal/shell/registerShell';
import type { ShellBackend } from '@studio-portal/shell/ShellBackend';
import { frameHeaders } from '@studio-portal/shell/securityHeaders';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import { botScript, registerBotProtection } from '../bot-protection/routes.ts';
import { registerPaymentProvider } from '../payment-provider/routes.ts';
import { registerOutbox } from '../domains/mail/outboxRoutes.ts';
import { registerAvatars } from '../pictures/avatars.ts';
import { registerVideos } from '../domains/content/routes.ts';
import { registerDocs } from '../docs/routes.ts';
import { registerDocuments } from '../domains/documents/routes.ts';
import { registerPictures } from '../pictures/routes.ts';
import { shellBackend } from '../shell/backend.ts';
import { registerStates } from '../states/routes.ts';
import type { Services } from './api.ts';
import { registerErrors } from './errors.ts';
import { invalid } from './fault.ts';
import { handlers } from './handlers.ts';
import { logged } from './logged.ts';
import { operationsOf, type Operation } from './operations.ts';
import { originOf, refuseForeignOrigin } from './origin.ts';
import { registerOperations } from './router.ts';
import { registerStorable } from './storable.ts';
import { registerClock, registerReset } from './testRoutes.ts';
import { registerUnknown } from './unknown.ts';
import { refuseAddress, refuseConnection, traceId, watchAnswers } from './unreadable.ts';
import { createValidator } from './validation.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The operation behind a route of the API. */
    operation?: Operation;
  }
}

export type ServerOptions = {
  services: Services;
  /** Level of the log: fatal, error, warn, info, debug, trace or silent. */
  logLevel: string;
  /** Folder of the portal's production build. */
  portalDist: string;
  /** Folder of the reference, which /docs serves; left out, there is no such page. */
  docsDist?: string;
  /** Addresses of the proxies in front, which alone may say where a request comes from. */
  trustProxy?: string[];
  /** Whether answers are checked against the description. */
  validateAnswers: boolean;
  /** Whether POST /_provider-states sets the state that contracts ask for. */
  providerStates: boolean;
  /** Whether POST /_clock sets the time. */
  settableClock?: boolean;
  /** What POST /_reset does; left out, there is no such route. */
  reset?: (() => Promise<void>) | undefined;
  /** Whether public forms need a token of the bot protection; the sandbox plays its service then. */
  botProtection?: boolean;
  /** How long a client may take to send a request; a minute when left out. */
  patience?: Patience;
  /** Where the log goes; to stdout when left out. */
  logTo?: { write(line: string): void };
};

/** Milliseconds. */
export type Patience = {
  /** Until the headers are there. */
  headers: number;
  /** Until the whole request is there. */
  request: number;
  /** In which nothing is sent or received on a connection at all. */
  silence: number;
  /** Between looks at the clock. */
  check: number;
};

/** A picture of 5 MB gets through in a minute where half a megabit a second does. */
const usualPatience: Patience = {
  headers: 15_000,
  request: 90_000,
  silence: 120_000,
  check: 5_000,
};

/** A server that is ready to listen or to be injected into. */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const { services, validateAnswers, patience = usualPatience } = options;
  const operations = operationsOf(description);
  const isPage = pageAddresses(operations);
  const app: FastifyInstance = fastify({
    logger: {
      level: options.logLevel,
      base: null,
      formatters: { log: logged },
      ...(options.logTo ? { stream: options.logTo } : {}),
    },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: options.trustProxy ?? [],
    genReqId: traceId,
    bodyLimit: 256 * 1024,
    routerOptions: { maxParamLength: 200 },
    requestTimeout: patience.request,
    connectionTimeout: patience.silence,
    http: {
      headersTimeout: patience.headers,
      connectionsCheckingInterval: patience.check,
      // Node would refuse it in its own way; nothing here needs one.
      requireHostHeader: false,
    },
    rewriteUrl: ({ url }) => pathAsked(url),
    frameworkErrors: (error, request, reply) => refuseAddress(error, request, reply, isPage),
    clientErrorHandler: (error, socket) =>
      refuseConnection(app, error, socket, answering.has(socket)),
  });
  const answering = watchAnswers(app);
  // What a client expects beside 100-continue is not kept, instead of refused in Node's way.
  app.server.on('checkExpectation', (request, response) => app.routing(request, response));
  const validator = createValidator(description);

  acceptEmptyJson(app);
  await app.register(cookie);
  await app.register(multipart, { limits: { files: 1, fields: 10, fieldSize: 1024 } });
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] });
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(frameHeaders(request));
    refuseForeignOrigin(request);
  });
  app.addHook('onResponse', async (request, reply) => {
    // The route, never the address: addresses carry tokens.
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
  registerStorable(app);
  registerOperations(app, { operations, handlers, validator, services, validateAnswers });
  if (options.providerStates) registerStates(app, services);
  if (options.settableClock === true) registerClock(app, services);
  if (options.reset) registerReset(app, options.reset);
  await app.register(async (pages) => registerPaymentProvider(pages, services));
  registerPictures(app, services);
  registerAvatars(app, services);
  registerDocuments(app, services);
  await app.register((videos) => registerVideos(videos, services));
  if (services.mail.keepsOutbox) registerOutbox(app, services);
  if (options.botProtection === true) registerBotProtection(app, services);
  const shell = await registerShell(app, {
    backend: shellBackend(services, visitOf(app)),
    portalDist: options.portalDist,
    settings: options.botProtection === true ? { 'bot-protection-script': botScript } : {},
    originOf: (request) => originOf(request) ?? services.portalOrigin(),
  });
  if (options.docsDist !== undefined) await registerDocs(app, options.docsDist);
  registerUnknown(app, { isPage, shell });
  return app;
}

/** Calls the API without the network. */
const visitOf =
  (app: FastifyInstance): ShellBackend['visit'] =>
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

/** Clients send the JSON content type by default, also with a POST that has no body. */
function acceptEmptyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = body.toString();
    if (text === '') done(null, undefined);
    else void parse(request, text, done);
  });
  // No body at all is no body of a wrong kind, whatever its headers say.
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => {
    if (body.toString() === '') done(null, undefined);
    else done(invalid({ field: 'body', message: 'must be sent as application/json' }));
  });
}
