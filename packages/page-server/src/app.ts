/** What makes the portal an app: its manifest, and the worker that answers without a network. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { manifestOf, startOfApp } from './manifest.ts';
import { namedBy } from './namedBy.ts';
import type { WholeOptions } from './options.ts';

/** Asked for with every visit, so that a new one is there at once. */
const alwaysAsked = { 'Cache-Control': 'no-cache' };

export function registerApp(
  app: FastifyInstance,
  { backend, portalDist, tenantOfHost }: WholeOptions,
): void {
  app.get<{ Querystring: { of?: unknown } }>('/app.webmanifest', async (request, reply) => {
    const { of } = request.query;
    const start = startOfApp(typeof of === 'string' ? of : '/');
    const url = new URL(`http://portal.invalid${start}`);
    const { named, readable, place } = namedBy(url, tenantOfHost(request.hostname));
    const isThere =
      readable &&
      (place?.area !== 'studio' || (await backend.studio(place.named, place.studioId)) !== null);
    const brand = isThere ? await backend.brand(named, request.hostname) : null;
    if (!brand) return reply.callNotFound();
    return reply
      .headers(alwaysAsked)
      .type('application/manifest+json; charset=utf-8')
      .send(JSON.stringify(manifestOf(brand, start)));
  });

  app.get('/worker.js', async (_request, reply) =>
    reply
      .headers({ ...alwaysAsked, 'Content-Security-Policy': "default-src 'self'" })
      .type('text/javascript; charset=utf-8')
      .send(await readFile(join(portalDist, 'worker.js'), 'utf8')),
  );
}
