/** What makes the portal an app: its manifest, and the worker that answers without a network. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { findBrand, whitelabelNotFound } from '../domains/brands/rules.ts';
import type { Services } from '../server/api.ts';
import { contextOf } from './contextOf.ts';
import { manifestOf, startOfApp } from './manifest.ts';

/** Asked for with every visit, so that a new one is there at once. */
const alwaysAsked = { 'Cache-Control': 'no-cache' };

export function registerApp(app: FastifyInstance, services: Services, portalDist: string): void {
  app.get<{ Querystring: { of?: unknown } }>('/app.webmanifest', async (request, reply) => {
    const { of } = request.query;
    const start = startOfApp(typeof of === 'string' ? of : '/');
    const { context, known } = await contextOf(services, new URL(`http://portal.invalid${start}`));
    const brand = known ? await findBrand(services.db, context, request.hostname) : null;
    if (!brand) throw whitelabelNotFound();
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
