import type { FastifyReply, FastifyRequest } from 'fastify';
import { isLocalHost } from './localHost.ts';

/**
 * Restricts a route to this machine. Checks the Host header too, so that another host name pointing here gets a 404
 * (DNS rebinding).
 */
export async function thisMachineOnly(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const [host = ''] = /^(\[[^\]]*\]|[^:]*)/.exec(request.headers.host ?? '') ?? [];
  if (!isLocalHost(host) || !isLocalHost(request.hostname)) reply.callNotFound();
}
