/** Health checks for operators: liveness and readiness. */
import type { FastifyInstance } from 'fastify';

/**
 * Registers `/healthz` and `/readyz`.
 * @param isStopping whether the server is shutting down and should get no more users
 */
export function registerHealth(app: FastifyInstance, isStopping: () => boolean): void {
  const options = { config: { kind: 'health' } } as const;
  const headers = { 'Cache-Control': 'no-store' };
  app.get('/healthz', options, (_request, reply) =>
    reply.headers(headers).type('text/plain').send('ok\n'),
  );
  // Ignores the state of the backend: otherwise all servers would be removed at once, and no page could explain
  // the maintenance.
  app.get('/readyz', options, (_request, reply) =>
    reply
      .code(isStopping() ? 503 : 200)
      .headers(headers)
      .type('text/plain')
      .send(isStopping() ? 'stopping\n' : 'ready\n'),
  );
}
