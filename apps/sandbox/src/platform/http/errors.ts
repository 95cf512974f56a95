/**
 * Turns errors into an ErrorBody, or into an error page for browsers. Stacks and SQL statements never leave the
 * process.
 */
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Schemas } from '../api.ts';
import { sendErrorPage } from '@studio-portal/page-server/errorPage';
import { type ApiError, internalError } from './apiError.ts';
import type { Operation } from './operations.ts';
import { toApiError } from './toApiError.ts';
import type { Validator } from './validation.ts';

export type ErrorOptions = {
  validator: Validator;
  /** True if error responses are checked against the description; an undeclared one becomes a 500. */
  validateAnswers: boolean;
  /** Returns whether a request is a page navigation, so that a person reads the response. */
  isPage: (request: FastifyRequest) => boolean;
};

/** Registers the handler for all errors, including Fastify's own. */
export function registerErrors(app: FastifyInstance, options: ErrorOptions): void {
  app.setErrorHandler<FastifyError | Error>((error, request, reply) => {
    const refusal = toApiError(error);
    const undeclared = options.validateAnswers
      ? describeUndeclaredError(refusal, request, options)
      : null;
    if (undeclared !== null) {
      request.log.error({ wrong: undeclared }, 'The answer is not as described');
      return sendError(reply, request, internalError());
    }
    if (refusal.status >= 500 && refusal.status !== 502)
      request.log.error({ error }, 'A request failed');
    if (options.isPage(request)) return sendErrorPage(reply, request, refusal);
    return sendError(reply, request, refusal);
  });
}

/** Sends an error as the ErrorBody of the description. */
export function sendError(
  reply: FastifyReply,
  request: FastifyRequest,
  refusal: ApiError,
): FastifyReply {
  return reply
    .code(refusal.status)
    .headers({ 'Cache-Control': 'no-store', ...refusal.headers })
    .type('application/json; charset=utf-8')
    .send(errorBody(refusal, request.id));
}

/** @param traceId as in the log */
export function errorBody({ items }: ApiError, traceId: string): Schemas['ErrorBody'] {
  return Array.isArray(items) ? items.map((item) => ({ ...item, traceId })) : { ...items, traceId };
}

function describeUndeclaredError(
  refusal: ApiError,
  request: FastifyRequest,
  { validator }: ErrorOptions,
): string | null {
  const operation: Operation | undefined = request.routeOptions.config.operation;
  if (!operation || refusal.frame || refusal.status === 500) return null;
  return validator.answer(operation, refusal.status, errorBody(refusal, request.id));
}
