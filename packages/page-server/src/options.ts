import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from './settings.ts';
import type { PageBackend } from './PageBackend.ts';

export type PageServerOptions = {
  backend: PageBackend;
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
export type WholeOptions = Required<PageServerOptions>;

/** Answers a page of the portal. */
export type AnswerPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
