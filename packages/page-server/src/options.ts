import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from './settings.ts';
import type { PageBackend } from './PageBackend.ts';

export type PageServerOptions = {
  backend: PageBackend;
  /** Folder of the build. */
  portalDist: string;
  /** Folders of earlier builds, the latest first, whose files open tabs still request. */
  earlierDists?: readonly string[];
  /** The operator's settings for the page's head; omitted ones keep the build's values. */
  settings?: Settings;
  /** Returns the chain a host belongs to. */
  tenantOfHost?: (hostname: string) => string | undefined;
  /** Returns scheme and host under which users reach a page; by default those of the request. */
  originOf?: (request: FastifyRequest) => string;
  /** Returns whether pages of the same origin may show this page in a frame; by default none may. */
  isFramed?: (request: FastifyRequest) => boolean;
  /** Additional origins of pictures and videos. */
  contentOrigins?: readonly string[];
};

/** The options with defaults filled in. */
export type ResolvedOptions = Required<PageServerOptions>;

/** Sends a page of the portal. */
export type AnswerPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
