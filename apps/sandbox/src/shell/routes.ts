/** The portal's production build: its files, and its page for every address that is not the API's. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../server/api.ts';
import type { Unknown } from '../server/unknown.ts';
import { registerApp } from './app.ts';
import { createPage } from './page.ts';

/**
 * @param portalDist folder of the build
 * @param botScript address of the bot protection's script, where it is on and the operator has named none; else null
 * @returns what answers pages; null when there is no build
 */
export async function registerShell(
  app: FastifyInstance,
  {
    services,
    portalDist,
    botScript,
  }: { services: Services; portalDist: string; botScript: string | null },
): Promise<Unknown['shell']> {
  if (!existsSync(join(portalDist, 'index.html'))) return null;
  await app.register(staticFiles, {
    root: join(portalDist, 'assets'),
    prefix: '/assets/',
    // The names of the files hold a hash of what is in them.
    immutable: true,
    maxAge: '1y',
    index: false,
    // As the build has laid them beside each other (apps/portal/vite/compressed.ts).
    preCompressed: true,
  });
  registerApp(app, services, portalDist);
  return createPage(services, portalDist, botScript);
}
