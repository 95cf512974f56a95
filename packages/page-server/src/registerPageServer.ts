/**
 * Serves the portal's production build: its files, the script of the widgets to any website, and a page for every URL
 * outside the API.
 */
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

/** Websites name the script itself; the names of its other files contain a hash of their content. */
const widgetCaching = (path: string): string =>
  path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=300';

/** @returns the page handler; null without a build */
export async function registerPageServer(
  app: FastifyInstance,
  given: PageServerOptions,
): Promise<AnswerPage | null> {
  const options = { ...defaults, ...given };
  const dists = [options.portalDist, ...options.earlierDists];
  if (!existsSync(join(options.portalDist, 'index.html'))) return null;
  await app.register(staticFiles, {
    root: dists.map((dist) => join(dist, 'assets')),
    prefix: '/assets/',
    // File names contain a hash of the content.
    immutable: true,
    maxAge: '1y',
    index: false,
    // The build stores compressed files next to the originals (apps/portal/vite/precompress.ts).
    preCompressed: true,
  });
  // Builds of the portal alone have no widgets.
  const widgets = dists.map((dist) => join(dist, 'widgets')).filter((folder) => existsSync(folder));
  if (widgets.length > 0)
    await app.register(staticFiles, {
      root: widgets,
      prefix: '/widgets/',
      decorateReply: false,
      index: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.header('Access-Control-Allow-Origin', '*');
        reply.header('Cross-Origin-Resource-Policy', 'cross-origin');
        reply.header('Cache-Control', widgetCaching(path));
      },
    });
  app.decorateRequest('pageName', '');
  registerApp(app, options);
  registerSiteFiles(app, options);
  return createPage(options);
}
