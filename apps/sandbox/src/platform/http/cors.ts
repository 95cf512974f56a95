/**
 * Lets pages of named origins call the API from a browser, with cookies, and any page read what widgets show, without
 * (CORS protocol of the Fetch standard).
 */
import type { FastifyInstance } from 'fastify';

/** Headers of responses that the SDK reads. */
const exposedHeaders = 'X-Trace-Id, Retry-After, Date';

/** The calls of widgets. Their handlers refuse websites; the page may read the refusal. */
const widgetPath = '/v1/public/widgets/';

/** Without origins, browsers refuse everything but widgets to other pages. */
export function registerCors(app: FastifyInstance, origins: readonly string[]): void {
  app.addHook('onSend', async (request, reply) => {
    if (!request.url.startsWith(widgetPath)) return;
    reply.headers({
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Expose-Headers': exposedHeaders,
    });
  });
  if (origins.length === 0) return;

  // Preflights are answered before routing, since no operation has OPTIONS.
  app.addHook('onRequest', ({ method, headers }, reply, done) => {
    const isPreflight = method === 'OPTIONS' && 'access-control-request-method' in headers;
    if (!isPreflight || !origins.includes(headers.origin ?? '')) return done();
    void reply
      .code(204)
      .headers({
        'Access-Control-Allow-Methods': 'GET, POST, PUT, PATCH, DELETE',
        // All that the page wants: applications may add headers of their own.
        'Access-Control-Allow-Headers': headers['access-control-request-headers'] ?? '',
        'Access-Control-Max-Age': '600',
      })
      .send();
  });

  app.addHook('onSend', async ({ headers: { origin = '' } }, reply) => {
    const vary = reply.getHeader('Vary');
    reply.headers({
      Vary: [vary ?? [], 'Origin'].flat().join(', '),
      // Pages of the origins show pictures without CORS.
      'Cross-Origin-Resource-Policy': 'cross-origin',
    });
    if (!origins.includes(origin)) return;
    reply.headers({
      'Access-Control-Allow-Origin': origin,
      'Access-Control-Allow-Credentials': 'true',
      'Access-Control-Expose-Headers': exposedHeaders,
    });
  });
}
