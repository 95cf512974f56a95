/** Turns whatever went wrong into an ErrorBody, or a page for people. A stack or a statement never leaves the process. */
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Schemas } from './api.ts';
import { sendErrorPage } from '@studio-portal/shell/errorPage';
import { type Fault, internal } from './fault.ts';
import type { Operation } from './operations.ts';
import { refusalOf } from './refusalOf.ts';
import type { Validator } from './validation.ts';

export type ErrorOptions = {
  validator: Validator;
  /** Whether each error answer is checked against the description; a wrong one becomes a 500. */
  validateAnswers: boolean;
  /** Whether a request is for a page, so that a person reads the answer. */
  isPage: (request: FastifyRequest) => boolean;
};

/** Handles every error of the server, those of Fastify included. */
export function registerErrors(app: FastifyInstance, options: ErrorOptions): void {
  app.setErrorHandler<FastifyError | Error>((error, request, reply) => {
    const refusal = refusalOf(error);
    const undeclared = options.validateAnswers ? undeclaredAnswer(refusal, request, options) : null;
    if (undeclared !== null) {
      request.log.error({ wrong: undeclared }, 'The answer is not as described');
      return answer(reply, request, internal());
    }
    if (refusal.status >= 500 && refusal.status !== 502)
      request.log.error({ error }, 'A request failed');
    if (options.isPage(request)) return sendErrorPage(reply, request, refusal);
    return answer(reply, request, refusal);
  });
}

/** Sends a fault as the ErrorBody of the description. */
export function answer(reply: FastifyReply, request: FastifyRequest, refusal: Fault): FastifyReply {
  return reply
    .code(refusal.status)
    .headers({ 'Cache-Control': 'no-store', ...refusal.headers })
    .type('application/json; charset=utf-8')
    .send(errorBody(refusal, request.id));
}

/** @param traceId as the log has it */
export function errorBody({ items }: Fault, traceId: string): Schemas['ErrorBody'] {
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
