/** What whoever runs the server asks of it: whether it lives, and whether it may be sent readers. */
import type { FastifyInstance } from 'fastify';

/** @param isStopping whether it has been told to stop and takes no more readers */
export function registerHealth(app: FastifyInstance, isStopping: () => boolean): void {
  const options = { config: { kind: 'health' } } as const;
  const headers = { 'Cache-Control': 'no-store' };
  app.get('/healthz', options, (_request, reply) =>
    reply.headers(headers).type('text/plain').send('ok\n'),
  );
  // The backend's state is none of it: every server would be taken away at once, and nobody would be told of maintenance.
  app.get('/readyz', options, (_request, reply) =>
    reply
      .code(isStopping() ? 503 : 200)
      .headers(headers)
      .type('text/plain')
      .send(isStopping() ? 'stopping\n' : 'ready\n'),
  );
}
