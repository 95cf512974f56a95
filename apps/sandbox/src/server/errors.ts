/** Turns whatever went wrong into an ErrorBody. A stack or a statement never leaves the process. */
import { DrizzleQueryError } from 'drizzle-orm/errors';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Schemas } from './api.ts';
import { Fault, fault, internal, invalid } from './fault.ts';
import type { Operation } from './operations.ts';
import type { Validator } from './validation.ts';

export type ErrorOptions = {
  validator: Validator;
  /** Whether each error answer is checked against the description; a wrong one becomes a 500. */
  validateAnswers: boolean;
};

/** Handles every error of the server, those of Fastify included. */
export function registerErrors(app: FastifyInstance, options: ErrorOptions): void {
  app.setErrorHandler<FastifyError | Error>((error, request, reply) => {
    const refusal = asFault(error);
    const undeclared = options.validateAnswers ? undeclaredAnswer(refusal, request, options) : null;
    if (undeclared !== null) {
      request.log.error(
        { fault: refusal.message },
        `The answer is not as described: ${undeclared}`,
      );
      return answer(reply, request, internal());
    }
    if (refusal.status >= 500 && refusal.status !== 502)
      request.log.error({ error: describe(error) }, 'A request failed');
    return answer(reply, request, refusal);
  });
}

/** Sends a fault as the ErrorBody of the description. */
export function answer(reply: FastifyReply, request: FastifyRequest, refusal: Fault): FastifyReply {
  return reply
    .code(refusal.status)
    .headers(refusal.headers)
    .type('application/json; charset=utf-8')
    .send(errorBody(refusal, request.id));
}

function errorBody({ items }: Fault, traceId: string): Schemas['ErrorBody'] {
  return Array.isArray(items) ? items.map((item) => ({ ...item, traceId })) : { ...items, traceId };
}

function undeclaredAnswer(
  refusal: Fault,
  request: FastifyRequest,
  { validator }: ErrorOptions,
): string | null {
  const operation: Operation | undefined = request.routeOptions.config.operation;
  if (!operation || refusal.frame || refusal.status === 500) return null;
  return validator.answer(operation, refusal.status, errorBody(refusal, request.id));
}

function asFault(error: FastifyError | Error): Fault {
  if (error instanceof Fault) return error;
  switch ('code' in error ? error.code : '') {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return fault(413, 'request.error.toolarge', 'The request is too large', { frame: true });
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return invalid({ field: 'body', message: 'must be sent as application/json' });
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
      return invalid({ field: 'body', message: 'is not well-formed JSON' });
    case 'FST_ERR_VALIDATION':
      return invalid({ field: 'body', message: error.message });
    case 'FST_ERR_BAD_URL':
      return invalid({ field: 'path', message: 'is not well-formed' });
    default:
      return internal();
  }
}

/** What the log may know: never the values of a statement, which are personal data. */
export function describe(error: unknown): object {
  if (error instanceof DrizzleQueryError)
    return { statement: error.query, ...describe(error.cause) };
  if (error instanceof Error)
    return { name: error.name, message: error.message, stack: error.stack };
  return { message: String(error) };
}
