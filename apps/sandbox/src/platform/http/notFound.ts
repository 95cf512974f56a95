/** Handles requests without a route: pages for people, errors for programs. */
import type { AnswerPage } from '@studio-portal/page-server/options';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendError } from './errors.ts';
import { apiError } from './apiError.ts';
import { frameworkError } from './toApiError.ts';

export type NotFoundOptions = {
  isPage: (request: FastifyRequest) => boolean;
  /** Renders a page of the portal; null without a portal build. */
  answerPage: AnswerPage | null;
};

/** Serves the portal for every page navigation, which routes on its own; everything else gets a 404. */
export function registerNotFound(
  app: FastifyInstance,
  { isPage, answerPage }: NotFoundOptions,
): void {
  const handle = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!isPage(request)) return sendError(reply, request, frameworkError(404));
    return answerPage ? answerPage(request, reply) : sendError(reply, request, noBuildError());
  };
  // Registered as a route as well, because responses of the not-found handler are not compressed.
  app.get('/*', handle);
  app.setNotFoundHandler(handle);
}

function noBuildError(): ReturnType<typeof apiError> {
  return apiError(
    404,
    'portal.error.notbuilt',
    'The portal is not here, only its backend, which /docs describes; in the repository, npm start builds the portal',
  );
}
