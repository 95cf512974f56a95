/** Makes the portal installable: its manifest, and the service worker that responds offline. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createManifest, getAppStart } from './manifest.ts';
import { parsePageUrl } from './parsePageUrl.ts';
import type { ResolvedOptions } from './options.ts';

/** Revalidated on every visit, so that a new version applies at once. */
const revalidate = { 'Cache-Control': 'no-cache' };

export function registerApp(
  app: FastifyInstance,
  { backend, portalDist, tenantOfHost }: ResolvedOptions,
): void {
  app.get<{ Querystring: { of?: unknown } }>('/app.webmanifest', async (request, reply) => {
    const { of } = request.query;
    const start = getAppStart(typeof of === 'string' ? of : '/');
    const url = new URL(`http://portal.invalid${start}`);
    const { named, isReadable, place } = parsePageUrl(url, tenantOfHost(request.hostname));
    const isThere =
      isReadable &&
      (place?.area !== 'studio' || (await backend.studio(place.named, place.studioId)) !== null);
    const brand = isThere ? await backend.brand(named, request.hostname) : null;
    if (!brand) return reply.callNotFound();
    return reply
      .headers(revalidate)
      .type('application/manifest+json; charset=utf-8')
      .send(JSON.stringify(createManifest(brand, start)));
  });

  app.get('/worker.js', async (_request, reply) =>
    reply
      .headers({ ...revalidate, 'Content-Security-Policy': "default-src 'self'" })
      .type('text/javascript; charset=utf-8')
      .send(await readFile(join(portalDist, 'worker.js'), 'utf8')),
  );
}
