/**
 * Routes by operationId: what the description says decides path, session, validation and statuses.
 * This is the boundary between untyped requests and typed handlers, so the one cast stands here.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { checkBirthdays } from '../domains/accounts/birthdays.ts';
import { namesDeletedAccount } from '../database/conflicts.ts';
import { accountOfSession } from '../domains/accounts/sessions.ts';
import { checkBot } from '../domains/botProtection/rules.ts';
import { whoseRequest } from '../domains/family/family.ts';
import { refusalIn, troubleOf } from '../domains/service/trouble.ts';
import type {
  ApiRequest,
  ContextHeaders,
  Handlers,
  OperationId,
  Services,
  SessionAccount,
} from './api.ts';
import { cacheHeaders } from './caching.ts';
import { fault, internal, invalid, type FieldFault } from './fault.ts';
import { preferredLanguage } from '@studio-portal/shell/language';
import { json, type Operation } from './operations.ts';
import { fileOf, type FilePart } from './files.ts';
import { inScope } from './scope.ts';
import { originOf } from './origin.ts';
import { sessionCookie } from './sessionCookie.ts';
import type { Validator } from './validation.ts';

type Values = Record<string, unknown>;
type AnyAnswer = { status: number; body?: unknown; headers?: Record<string, string> };
type AnyHandler = (request: ApiRequest<OperationId>, services: Services) => Promise<AnyAnswer>;

export type Routing = {
  operations: Operation[];
  handlers: Handlers;
  validator: Validator;
  services: Services;
  /** Whether each answer is checked against the description; a wrong one becomes a 500. */
  validateAnswers: boolean;
};

/** Registers a route for each operation of the description. */
export function registerOperations(app: FastifyInstance, routing: Routing): void {
  const handlers = routing.handlers as unknown as Record<string, AnyHandler>;
  for (const operation of routing.operations) {
    const handler = handlers[operation.id];
    app.route({
      method: operation.method,
      url: operation.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      config: { operation },
      // While a handler is being written the others go on; a release without it does not compile.
      handler: (request, reply) => {
        if (!handler) throw notImplemented(operation);
        return serve(request, reply, operation, handler, routing);
      },
    });
  }
}

async function serve(
  request: FastifyRequest,
  reply: FastifyReply,
  operation: Operation,
  handler: AnyHandler,
  { services, validator, validateAnswers }: Routing,
): Promise<FastifyReply> {
  reply.headers(cacheHeaders(operation, request));
  await refuseInTrouble(operation, services);
  const cookie = sessionCookie(request, reply);
  const self = await accountOfSession(services, cookie);
  if (operation.needsSession && !self) throw notLoggedIn(operation);
  const input = readInput(request, operation, validator);
  const { account, acting } = self
    ? await whoseRequest(services, self, personIn(input.header), input.context['X-Tenant'])
    : { account: null, acting: null };
  await checkBot(operation, input.header, services.db, services.clock.now());
  await checkBirthdays(operation, { ...input, account }, services);
  const surface = {
    context: input.context,
    hostname: request.hostname,
    language: preferredLanguage(request.headers['accept-language']),
  };
  const handle = (who: SessionAccount | null) =>
    handler(
      {
        ...input,
        ...surface,
        operationId: operation.id,
        account: who,
        acting,
        cookie,
        // A host that is no host has a brand just as little; the portal's own is as good as any.
        origin: originOf(request) ?? services.portalOrigin(),
        address: request.ip,
        file: (name: FilePart, limit: number) => fileOf(request, name, limit),
        authorization: request.headers.authorization ?? null,
      } as unknown as ApiRequest<OperationId> & { account: SessionAccount },
      services,
    );
  const work = () =>
    handle(account).catch((error: unknown) => {
      if (account === null || !namesDeletedAccount(error)) throw error;
      // Another device has deleted the account while this request was on its way: there is no session any more.
      if (operation.needsSession) throw notLoggedIn(operation);
      return handle(null);
    });
  const answer = await inScope({ surface, acting }, work, () => {
    services.background.run(() => services.jobs.runDue());
  });
  if (validateAnswers) {
    const wrong = validator.answer(operation, answer.status, written(answer.body));
    if (wrong !== null) {
      request.log.error({ wrong }, 'The answer is not as described');
      throw internal();
    }
  }
  const mediaType = operation.answers.get(answer.status)?.mediaType;
  // Fastify writes JSON by itself.
  if (mediaType && mediaType !== json) reply.type(mediaType);
  return reply
    .code(answer.status)
    .headers(answer.headers ?? {})
    .send(answer.body);
}

/** Whom the account acts for; only operations that declare the header have read it. */
const personIn = (header: Values): string | null => {
  const id = header['X-Acting-For'];
  return typeof id === 'string' ? id : null;
};

/** What the description knows a body as: bytes are text there. */
const written = (body: unknown): unknown =>
  body instanceof Uint8Array ? Buffer.from(body).toString('latin1') : body;

async function refuseInTrouble({ id, answers }: Operation, { db }: Services): Promise<void> {
  const trouble = await troubleOf(db);
  if (trouble === null) return;
  // Services beside the backend know no maintenance, and the tenant config tells it by its field `maintenance`.
  if (trouble === 'maintenance' && (!answers.has(502) || id === 'getTenantConfig')) return;
  throw refusalIn(trouble);
}

function notImplemented({ id }: Operation): Error {
  const message = `${id} has no handler yet: add it to src/server/handlers.ts`;
  return fault(501, 'request.error.notimplemented', message, { frame: true });
}

/** User info answers 403 where every other operation answers 401 (specification 2, section 8). */
function notLoggedIn(operation: Operation): Error {
  const code = 'authentication.error.notloggedin';
  return operation.answers.has(401)
    ? fault(401, code, 'There is no session')
    : fault(403, code, 'User is not logged in');
}

function readInput(
  request: FastifyRequest,
  operation: Operation,
  validator: Validator,
): { path: Values; query: Values; header: Values; body: unknown; context: ContextHeaders } {
  const path = { ...(request.params as Values) };
  const query = { ...(request.query as Values) };
  const headers = headersOf(request, operation);
  const faults = [
    ...validator.parameters(operation, 'path', path),
    ...validator.parameters(operation, 'query', query),
    ...bodyFaults(request, operation, validator),
    ...validator.parameters(operation, 'header', headers),
  ];
  const [first, ...others] = faults;
  if (first) throw invalid(first, ...others);
  return { path, query, header: headers, body: request.body, context: headers };
}

function bodyFaults(
  request: FastifyRequest,
  operation: Operation,
  validator: Validator,
): FieldFault[] {
  if (operation.body === null) return [];
  if (request.body === undefined) return [{ field: 'body', message: 'is required, as JSON' }];
  return validator.body(operation, request.body);
}

function headersOf(request: FastifyRequest, operation: Operation): Values {
  return Object.fromEntries(
    operation.parameters.flatMap(({ name, in: place }) => {
      const value = place === 'header' ? request.headers[name.toLowerCase()] : undefined;
      return value === undefined ? [] : [[name, value]];
    }),
  );
}
