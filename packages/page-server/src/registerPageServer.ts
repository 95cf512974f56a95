/** Serves the portal's production build: its files, and a page for every URL outside the API. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { registerApp } from './app.ts';
import { createPage } from './page.ts';
import { registerSiteFiles } from './siteFiles.ts';
import type { PageServerOptions, ResolvedOptions, AnswerPage } from './options.ts';

const defaults = {
  earlierDists: [],
  settings: {},
  tenantOfHost: () => undefined,
  originOf: ({ protocol, host }) => `${protocol}://${host}`,
  isFramed: () => false,
  contentOrigins: [],
} satisfies Omit<ResolvedOptions, 'backend' | 'portalDist'>;

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * Name of the portal's route for logs, since URLs identify studios and contain tokens; empty for other requests.
     */
    pageName: string;
  }
}

/** @returns the page handler; null without a build */
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
    // File names contain a hash of the content.
    immutable: true,
    maxAge: '1y',
    index: false,
    // The build stores compressed files next to the originals (apps/portal/vite/compressed.ts).
    preCompressed: true,
  });
  app.decorateRequest('pageName', '');
  registerApp(app, options);
  registerSiteFiles(app, options);
  return createPage(options);
}
