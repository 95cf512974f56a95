/**
 * Routes by operationId: the description determines path, session, validation and statuses. This is the boundary
 * between untyped requests and typed handlers, hence the only cast.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { checkBirthdays } from './birthdays.ts';
import { isDeletedAccountError } from '../platform/database/conflicts.ts';
import { accountOfSession } from '../domains/accounts/sessions.ts';
import { checkBot } from '../domains/botProtection/rules.ts';
import { resolveActor } from '../domains/family/family.ts';
import { outageError, findOutage } from '../domains/service/outage.ts';
import type {
  ApiRequest,
  ContextHeaders,
  Handlers,
  OperationId,
  SessionAccount,
} from '../platform/api.ts';
import type { CheckoutServices } from '../domains/checkouts/subject.ts';
import { cacheHeaders } from '../platform/http/caching.ts';
import {
  apiError,
  internalError,
  invalidFields,
  type FieldError,
} from '../platform/http/apiError.ts';
import { preferredLanguage } from '@studio-portal/page-server/language';
import { jsonType, type Operation } from '../platform/http/operations.ts';
import { readFormFile, type FilePart } from '../platform/http/files.ts';
import { runInScope } from '../platform/scope.ts';
import { requestOrigin } from '../platform/http/origin.ts';
import { sessionCookie } from '../platform/http/sessionCookie.ts';
import type { Validator } from '../platform/http/validation.ts';

type Values = Record<string, unknown>;
type AnyAnswer = { status: number; body?: unknown; headers?: Record<string, string> };
type AnyHandler = (
  request: ApiRequest<OperationId>,
  services: CheckoutServices,
) => Promise<AnyAnswer>;

export type Routing = {
  operations: Operation[];
  handlers: Handlers<CheckoutServices>;
  validator: Validator;
  services: CheckoutServices;
  /** True if responses are checked against the description; a wrong one becomes a 500. */
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
      // During development a missing handler only fails its own route; the type check keeps it out of a release.
      handler: (request, reply) => {
        if (!handler) throw notImplementedError(operation);
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
  await rejectDuringOutage(operation, services);
  const cookie = sessionCookie(request, reply);
  const self = await accountOfSession(services, cookie);
  if (operation.needsSession && !self) throw notLoggedInError(operation);
  const input = readInput(request, operation, validator);
  rejectOtherAccount(operation, self, input.context);
  const { account, acting } = self
    ? await resolveActor(services, self, actingForId(input.header), input.context['X-Tenant'])
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
        // An invalid Host header names no brand's origin, so use the portal's own.
        origin: requestOrigin(request) ?? services.portalOrigin(),
        pageOrigin: request.headers.origin ?? null,
        address: request.ip,
        file: (name: FilePart, limit: number) => readFormFile(request, name, limit),
        authorization: request.headers.authorization ?? null,
      } as unknown as ApiRequest<OperationId> & { account: SessionAccount },
      services,
    );
  const work = () =>
    handle(account).catch((error: unknown) => {
      if (account === null || !isDeletedAccountError(error)) throw error;
      // Another device deleted the account during this request, so the session is gone.
      if (operation.needsSession) throw notLoggedInError(operation);
      return handle(null);
    });
  const answer = await runInScope({ surface, acting }, work, () => {
    services.background.run(() => services.jobs.runDue());
  });
  validator.limitLists(operation, answer.status, answer.body);
  if (validateAnswers) {
    const wrong = validator.answer(operation, answer.status, toDescribedBody(answer.body));
    if (wrong !== null) {
      request.log.error({ wrong }, 'The answer is not as described');
      throw internalError();
    }
  }
  const mediaType = operation.answers.get(answer.status)?.mediaType;
  // Fastify sets the JSON content type itself.
  if (mediaType && mediaType !== jsonType) reply.type(mediaType);
  return reply
    .code(answer.status)
    .headers(answer.headers ?? {})
    .send(answer.body);
}

/** Returns the person the account acts for; only set for operations that declare the header. */
const actingForId = (header: Values): string | null => {
  const id = header['X-Acting-For'];
  return typeof id === 'string' ? id : null;
};

/** Converts a body to its declared type: the description types bytes as text. */
const toDescribedBody = (body: unknown): unknown =>
  body instanceof Uint8Array ? Buffer.from(body).toString('latin1') : body;

async function rejectDuringOutage(
  { id, answers }: Operation,
  { db }: CheckoutServices,
): Promise<void> {
  const trouble = await findOutage(db);
  if (trouble === null) return;
  // External services have no maintenance mode, and the tenant config reports it in its `maintenance` field.
  if (trouble === 'maintenance' && (!answers.has(502) || id === 'getTenantConfig')) return;
  throw outageError(trouble);
}

/** Rejects a change for an account that is no longer the session's. */
function rejectOtherAccount(
  { method, needsSession }: Operation,
  self: SessionAccount | null,
  { 'X-Account-Id': accountId }: ContextHeaders,
): void {
  if (method === 'GET' || !needsSession || accountId === undefined || accountId === self?.id)
    return;
  const message = 'The session belongs to another account';
  throw apiError(409, 'authentication.error.otheraccount', message);
}

function notImplementedError({ id }: Operation): Error {
  const message = `${id} has no handler yet: add it to src/app/handlers.ts`;
  return apiError(501, 'request.error.notimplemented', message, { frame: true });
}

/** User info responds with 403 where every other operation responds with 401 (spec 2.8). */
function notLoggedInError(operation: Operation): Error {
  const code = 'authentication.error.notloggedin';
  return operation.answers.has(401)
    ? apiError(401, code, 'There is no session')
    : apiError(403, code, 'User is not logged in');
}

function readInput(
  request: FastifyRequest,
  operation: Operation,
  validator: Validator,
): { path: Values; query: Values; header: Values; body: unknown; context: ContextHeaders } {
  const path = { ...(request.params as Values) };
  const query = { ...(request.query as Values) };
  const headers = readHeaders(request, operation);
  const errors = [
    ...validator.parameters(operation, 'path', path),
    ...validator.parameters(operation, 'query', query),
    ...validateBody(request, operation, validator),
    ...validator.parameters(operation, 'header', headers),
  ];
  const [first, ...others] = errors;
  if (first) throw invalidFields(first, ...others);
  return { path, query, header: headers, body: request.body, context: headers };
}

function validateBody(
  request: FastifyRequest,
  operation: Operation,
  validator: Validator,
): FieldError[] {
  if (operation.body === null) return [];
  if (request.body === undefined) return [{ field: 'body', message: 'is required, as JSON' }];
  return validator.body(operation, request.body);
}

function readHeaders(request: FastifyRequest, operation: Operation): Values {
  return Object.fromEntries(
    operation.parameters.flatMap(({ name, in: place }) => {
      const value = place === 'header' ? request.headers[name.toLowerCase()] : undefined;
      return value === undefined ? [] : [[name, value]];
    }),
  );
}
