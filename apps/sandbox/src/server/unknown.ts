/** What happens to requests that no route takes: pages for people, errors for programs. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answer } from './errors.ts';
import { fault } from './fault.ts';
import type { Operation } from './operations.ts';

export type Unknown = {
  operations: Operation[];
  /** Answers a page of the portal; null when there is no build of the portal. */
  shell: ((request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>) | null;
};

/** Every GET for a page gets the portal, which routes on its own; anything else a 404. */
export function registerUnknown(app: FastifyInstance, { operations, shell }: Unknown): void {
  const apiFolders = operations.flatMap(({ path }) => {
    const [, first = '', ...rest] = path.split('/');
    return rest.length > 0 ? [first] : [];
  });
  const folders = new Set([...apiFolders, ...fileFolders]);
  const handle = async (request: FastifyRequest, reply: FastifyReply) => {
    const [, first = ''] = request.url.split(/[/?]/, 2);
    const page = ['GET', 'HEAD'].includes(request.method) && !folders.has(first);
    if (page && wantsHtml(request)) {
      if (shell) return shell(request, reply);
      return answer(reply, request, noBuild());
    }
    return answer(reply, request, fault(404, 'request.error.unknownpath', 'There is nothing here'));
  };
  // A route of its own, because answers of the handler below are not compressed.
  app.get('/*', handle);
  app.setNotFoundHandler(handle);
}

/** What lies in these is a file or nothing, never a page. */
const fileFolders = ['assets', 'brands', 'pictures'];

function wantsHtml(request: FastifyRequest): boolean {
  return (request.headers.accept ?? '').includes('text/html');
}

function noBuild(): Error & ReturnType<typeof fault> {
  return fault(
    404,
    'portal.error.notbuilt',
    'There is no production build of the portal here; make one with: npm start',
  );
}
