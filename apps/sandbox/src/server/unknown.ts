/** What happens to requests that no route takes: pages for people, errors for programs. */
import type { AnswerPage } from '@studio-portal/shell/registerShell';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answer } from './errors.ts';
import { fault } from './fault.ts';
import { frameRefusal } from './refusalOf.ts';

export type Unknown = {
  isPage: (request: FastifyRequest) => boolean;
  /** Answers a page of the portal; null when there is no build of the portal. */
  shell: AnswerPage | null;
};

/** Every GET for a page gets the portal, which routes on its own; anything else a 404. */
export function registerUnknown(app: FastifyInstance, { isPage, shell }: Unknown): void {
  const handle = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!isPage(request)) return answer(reply, request, frameRefusal(404));
    return shell ? shell(request, reply) : answer(reply, request, noBuild());
  };
  // A route of its own, because answers of the handler below are not compressed.
  app.get('/*', handle);
  app.setNotFoundHandler(handle);
}

function noBuild(): ReturnType<typeof fault> {
  return fault(
    404,
    'portal.error.notbuilt',
    'There is no production build of the portal here; make one with: npm start',
  );
}
