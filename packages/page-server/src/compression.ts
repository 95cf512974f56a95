/** Compresses answers as HTTP allows. */
import compress, { type FastifyCompressOptions } from '@fastify/compress';
import type { FastifyInstance, FastifyReply } from 'fastify';

const forbidsTransform = (header: unknown): boolean => /\bno-transform\b/i.test(String(header));

/**
 * Registers compression for all routes that are added afterwards. `Cache-Control: no-transform` of the request or
 * the answer is respected (RFC 9111, sections 5.2.1.6 and 5.2.2.6). A compressed answer differs from the original,
 * so its ETag becomes weak (RFC 9110, section 8.8.1).
 */
export async function registerCompression(
  app: FastifyInstance,
  options: FastifyCompressOptions,
): Promise<void> {
  await app.register(compress, options);
  const encodedBefore = new WeakSet<FastifyReply>();
  // Runs before the plugin's hook, because hooks of a route come last.
  app.addHook('onSend', async ({ headers }, reply) => {
    if (reply.hasHeader('content-encoding')) encodedBefore.add(reply);
    if ([headers['cache-control'], reply.getHeader('cache-control')].some(forbidsTransform))
      headers['x-no-compression'] = 'true';
  });
  // Runs after the plugin's hook, which an earlier onRoute hook adds to the route.
  app.addHook('onRoute', (route) => {
    route.onSend = [
      ...[route.onSend ?? []].flat(),
      async (_request, reply) => {
        const tag = reply.getHeader('etag');
        const isCompressed = reply.hasHeader('content-encoding') && !encodedBefore.has(reply);
        if (isCompressed && typeof tag === 'string' && tag.startsWith('"'))
          reply.header('etag', `W/${tag}`);
      },
    ];
  });
}
