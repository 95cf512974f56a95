/** The portal's production build: its files, and its page for every address that is not the API's. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { registerApp } from './app.ts';
import { createPage } from './page.ts';
import { registerSiteFiles } from './siteFiles.ts';
import type { PageServerOptions, WholeOptions, AnswerPage } from './options.ts';

const defaults = {
  earlierDists: [],
  settings: {},
  tenantOfHost: () => undefined,
  originOf: ({ protocol, host }) => `${protocol}://${host}`,
  contentOrigins: [],
} satisfies Omit<WholeOptions, 'backend' | 'portalDist'>;

declare module 'fastify' {
  interface FastifyRequest {
    /** Name of the portal's route that was answered, for logs: addresses name studios and hold tokens. Empty where it is none. */
    pageName: string;
  }
}

/** @returns what answers pages; null when there is no build */
export async function registerPageServer(
  app: FastifyInstance,
  given: PageServerOptions,
): Promise<AnswerPage | null> {
  const options = { ...defaults, ...given };
  const { portalDist, earlierDists } = options;
  if (!existsSync(join(portalDist, 'index.html'))) return null;
  await app.register(staticFiles, {
    root: [portalDist, ...earlierDists].map((dist) => join(dist, 'assets')),
    prefix: '/assets/',
    // The names of the files hold a hash of what is in them.
    immutable: true,
    maxAge: '1y',
    index: false,
    // As the build has laid them beside each other (apps/portal/vite/compressed.ts).
    preCompressed: true,
  });
  app.decorateRequest('pageName', '');
  registerApp(app, options);
  registerSiteFiles(app, options);
  return createPage(options);
}
