import type { FastifyReply, FastifyRequest } from 'fastify';
import { isLocalHost } from './localHost.ts';

/** For routes that are there for this machine alone: a page of another name that leads here gets nothing either. */
export async function thisMachineOnly(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const [host = ''] = /^(\[[^\]]*\]|[^:]*)/.exec(request.headers.host ?? '') ?? [];
  if (!isLocalHost(host) || !isLocalHost(request.hostname)) reply.callNotFound();
}
