/**
 * Forwards calls of the portal to the backend, so that browsers see one origin: no CORS, and the session cookie
 * belongs to this host.
 */
import replyFrom from '@fastify/reply-from';
import { operations } from '@studio-portal/sdk/operations';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createBackendDispatcher } from './backendDispatcher.ts';
import { sendError } from './sendError.ts';
import type { Settings } from './settings.ts';
import { forwardAnswerHeaders, forwardRequestHeaders } from './forwardedHeaders.ts';
import { createHeaderRewriter } from './rewriteAddresses.ts';

/** Connections per origin: slow calls do not block others. */
const connections = 1000;

/**
 * Matches path traversal in any spelling: dot segments, slashes and ends of segments as either server may read
 * them, also after decoding twice.
 */
const pathTraversal =
  /(?:\/|%(?:25)*2f)(?:\.|%(?:25)*2e){1,2}(?:\/|;|$|%(?:25)*(?:2f|3b|00))|[\\#]|%(?:25)*(?:5c|00)/i;

/** Methods allowed for folders: files, and forms of a payment. */
const methods = ['GET', 'HEAD', 'POST'];

/**
 * Registers the calls of the API description and the folders of the settings; other paths of the backend are not
 * forwarded. If browsers call the backend themselves, only the folders are.
 */
export async function registerForwarding(app: FastifyInstance, settings: Settings): Promise<void> {
  const { apiOrigin, apiPublicOrigin, forwarded, callSeconds } = settings;
  await app.register(replyFrom, {
    undici: createBackendDispatcher({
      connections,
      // Until the answer starts, and between two chunks of it.
      headersTimeout: callSeconds * 1000,
      bodyTimeout: callSeconds * 1000,
    }),
    disableRequestLogging: true,
  });
  // Passes bodies of any kind through unparsed.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload));

  /** @param folder forwarded folder, whose name the base address replaces */
  const createForwarder = (base: string, { folder, tag }: { folder?: string; tag?: string }) => {
    const { origin, pathname } = new URL(base);
    const target = {
      isBackend: origin === apiOrigin,
      isCall: folder === undefined,
      isForWebsites: tag === 'widgets',
      start: pathname.replace(/\/$/, ''),
      prefix: folder === undefined ? '' : `/${folder}`,
    };
    const rewriteHeader = createHeaderRewriter(settings, target.prefix);
    return (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
      const [path = ''] = request.url.split('?', 1);
      if (pathTraversal.test(path)) return sendError(request, reply, 404, false);
      const address = base + path.slice(target.prefix.length);
      return reply.from(address, {
        // Only the client knows whether a call may be repeated after an answer.
        retryDelay: () => null,
        rewriteRequestHeaders: (original, headers) =>
          forwardRequestHeaders(headers, original, target),
        rewriteHeaders: (headers) =>
          forwardAnswerHeaders(headers, target, (name, value) =>
            rewriteHeader(name, value, address),
          ),
        onError: (_, { error }) => {
          request.log.warn({ error }, 'The backend cannot be reached');
          void sendError(request, reply, 503, false);
        },
      });
    };
  };

  if (apiPublicOrigin === null)
    for (const [operation, { tag, method, path }] of Object.entries(operations))
      // Maps and translations are separate services, each with a folder.
      if (tag !== 'maps' && !path.startsWith('/{'))
        app.route({
          method,
          url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
          config: { kind: 'call', operation },
          handler: createForwarder(apiOrigin, { tag }),
        });
  for (const [folder, address] of forwarded)
    app.route({
      method: methods,
      url: `/${folder}/*`,
      config: { kind: 'folder', operation: folder },
      handler: createForwarder(address, { folder }),
    });
}
