/** The portal's production build: its files, and its page for every address that is not the API's. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { registerApp } from './app.ts';
import { createPage } from './page.ts';
import { registerSiteFiles } from './siteFiles.ts';
import type { Settings } from './settings.ts';
import type { ShellBackend } from './ShellBackend.ts';

export type ShellOptions = {
  backend: ShellBackend;
  /** Folder of the build. */
  portalDist: string;
  /** Folders of earlier builds, the latest first: tabs that are still open ask for their files. */
  earlierDists?: readonly string[];
  /** Of the operator, for the page's head; what is left out is as the build has it. */
  settings?: Settings;
  /** The chain that a host belongs to. */
  tenantOfHost?: (hostname: string) => string | undefined;
  /** Scheme and host under which readers find a page; what they have called when left out. */
  originOf?: (request: FastifyRequest) => string;
  /** Origins beside this one from which pictures and videos may come. */
  contentOrigins?: readonly string[];
};

/** The same with what was left out. */
export type WholeOptions = Required<ShellOptions>;

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

/** Answers a page of the portal. */
export type AnswerPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** @returns what answers pages; null when there is no build */
export async function registerShell(
  app: FastifyInstance,
  given: ShellOptions,
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
