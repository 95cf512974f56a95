/** Hands calls of the portal on to the backend, so that browsers know one origin: no CORS, and the session's cookie is of this host. */
import replyFrom from '@fastify/reply-from';
import { operations } from '@studio-portal/sdk/operations';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from './refuse.ts';
import type { Settings } from './settings.ts';
import { headersBack, headersOn } from './throughHeaders.ts';

/** Connections to one origin: a call that takes long holds up none of the others. */
const connections = 1000;

/** What reads as a dot, a slash, and the end of a segment to one or the other program, also where it is read twice. */
const leadsOut =
  /(?:\/|%(?:25)*2f)(?:\.|%(?:25)*2e){1,2}(?:\/|;|$|%(?:25)*(?:2f|3b|00))|[\\#]|%(?:25)*(?:5c|00)/i;

/** What folders are asked for: files, and forms of a payment. */
const methods = ['GET', 'HEAD', 'POST'];

/**
 * Only what the description names is handed on, and the folders of the settings: what else a backend has is nobody's business here.
 * Where browsers ask the backend themselves, only the folders are.
 */
export async function registerForwarding(
  app: FastifyInstance,
  { apiOrigin, apiPublicOrigin, forwarded, callSeconds }: Settings,
): Promise<void> {
  await app.register(replyFrom, {
    undici: {
      connections,
      // Until the answer begins, and between two parts of it.
      headersTimeout: callSeconds * 1000,
      bodyTimeout: callSeconds * 1000,
      // It would believe whatever certificate it is shown.
      connect: { rejectUnauthorized: true },
    },
    disableRequestLogging: true,
  });
  // Bodies go on as they come, of whatever kind.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload));

  /** @param own what of the path names the folder, and is not part of the address that stands for it */
  const handOn =
    (base: string, own = '') =>
    (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
      const [path = ''] = request.url.split('?', 1);
      if (leadsOut.test(path)) return refuse(request, reply, 404, false);
      const way = { isBackend: new URL(base).origin === apiOrigin, isCall: own === '' };
      return reply.from(base + path.slice(own.length), {
        // Whoever asks knows whether it may be asked again; here nobody does.
        retryDelay: () => null,
        rewriteRequestHeaders: (asked, headers) => headersOn(headers, asked, way),
        rewriteHeaders: (headers) => headersBack(headers, way),
        onError: (_, { error }) => {
          request.log.warn({ error }, 'The backend cannot be reached');
          void refuse(request, reply, 503, false);
        },
      });
    };

  if (apiPublicOrigin === null)
    for (const [operation, { tag, method, path }] of Object.entries(operations))
      // Maps and translations are services beside the backend; each has a folder.
      if (tag !== 'maps' && !path.startsWith('/{'))
        app.route({
          method,
          url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
          config: { kind: 'call', operation },
          handler: handOn(apiOrigin),
        });
  for (const [folder, address] of forwarded)
    app.route({
      method: methods,
      url: `/${folder}/*`,
      config: { kind: 'folder', operation: folder },
      handler: handOn(address, `/${folder}`),
    });
}
