/** `/docs`: the API reference, which `npm run docs` builds. Its pages contain no personal data. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/**
 * Allows scripts of the reference and its search worker only, and loads nothing from elsewhere. Redoc creates its
 * styles at run time and supports no nonce for them.
 */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; img-src 'self' data:; font-src data:; " +
  "connect-src 'self'; worker-src blob:; form-action 'none'; frame-ancestors 'none'; base-uri 'none'";

const strictestPolicy =
  "default-src 'none'; form-action 'none'; frame-ancestors 'none'; base-uri 'none'";

const notBuilt =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>No reference yet</title></head>' +
  '<body><main><h1>The reference was not built yet</h1><p>Run <code>npm run docs</code> in the folder of the repository, then load this page again.</p></main></body></html>';

/** Serves the reference. @param folder output of `npm run docs`, which may be rebuilt while the server runs */
export async function registerDocs(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(staticFiles, {
    root: folder,
    prefix: '/docs/',
    // Serves each file by the handler below, since the folder may appear and change while the server runs.
    serve: false,
    suppressWarning: true,
    decorateReply: !app.hasReplyDecorator('sendFile'),
  });
  app.get('/docs', async (_request, reply) => reply.redirect('/docs/', 308));
  app.get<{ Params: { '*': string } }>('/docs/*', async ({ params }, reply) => {
    const isBuilt = existsSync(join(folder, 'index.html'));
    if (isBuilt)
      return reply
        .header('Content-Security-Policy', policy)
        .sendFile(params['*'] || 'index.html', folder, { cacheControl: false });
    return reply
      .code(404)
      .headers({ 'Content-Security-Policy': strictestPolicy, 'Cache-Control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(notBuilt);
  });
}
