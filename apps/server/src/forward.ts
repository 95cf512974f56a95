/** Hands calls of the portal on to the backend, so that browsers know one origin: no CORS, and the session's cookie is of this host. */
import replyFrom from '@fastify/reply-from';
import { operations } from '@studio-portal/sdk/operations';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from './refuse.ts';
import type { Settings } from './settings.ts';

/** Milliseconds until the backend has to begin its answer, and between two parts of it. */
const patience = { headersTimeout: 60_000, bodyTimeout: 60_000 };

/** Segments that lead out of a folder, however they are written; and a sign that some read as a slash. */
const leadsOut = /\/(?:\.|%2e){1,2}(?:\/|$)|\\|%5c/i;

/** Who else might be believed about where a request comes from. */
const claims = ['forwarded', 'x-real-ip', 'true-client-ip', 'cf-connecting-ip'];

/** What proves who somebody is, and is nothing to anybody but the backend. */
const proofs = ['cookie', 'authorization'];

/**
 * Only what the description names is handed on, and the folders of the settings: what else a backend has is nobody's business here.
 * Where browsers ask the backend themselves, only the folders are.
 */
export async function registerForwarding(
  app: FastifyInstance,
  { apiOrigin, apiPublicOrigin, forwarded }: Settings,
): Promise<void> {
  await app.register(replyFrom, { undici: patience, disableRequestLogging: true });
  // Bodies go on as they come, of whatever kind.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload));

  /** @param own what of the path names the folder, and is not part of the address that stands for it */
  const handOn =
    (base: string, own = '') =>
    (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
      const [path = ''] = request.url.split('?', 1);
      if (leadsOut.test(path)) return refuse(request, reply, 404, false);
      const isBackend = new URL(base).origin === apiOrigin;
      return reply.from(base + path.slice(own.length), {
        // Whoever asks knows whether it may be asked again; here nobody does.
        retryDelay: () => null,
        rewriteRequestHeaders: ({ ip, host, protocol }, headers) => ({
          ...without(headers, isBackend ? claims : [...claims, ...proofs]),
          'x-forwarded-for': ip,
          'x-forwarded-host': host,
          'x-forwarded-proto': protocol,
        }),
        rewriteHeaders: (headers) => ({
          ...without(headers, ['set-cookie']),
          ...(isBackend && headers['set-cookie']
            ? { 'set-cookie': [headers['set-cookie']].flat().map(ofThisHost) }
            : {}),
        }),
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
    app.all(
      `/${folder}/*`,
      { config: { kind: 'folder', operation: folder } },
      handOn(address, `/${folder}`),
    );
}

const without = <Value>(
  headers: Readonly<Record<string, Value>>,
  names: readonly string[],
): Record<string, Value> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));

/** A cookie of the backend's host would be none of this one's, and the browser would drop it. */
const ofThisHost = (cookie: string): string => cookie.replace(/;\s*domain=[^;]*/i, '');
