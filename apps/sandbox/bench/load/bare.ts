/** The lower bound for a booking: a Fastify route without rules that sends the same statements to PostgreSQL. */
import { randomUUID } from 'node:crypto';
import fastify from 'fastify';
import pg from 'pg';
import type { Statement } from './record.ts';

/** Values that differ between requests, keyed by the recorded value. */
export type Parts = Map<unknown, unknown>;

const isUuid = (value: unknown): value is string =>
  typeof value === 'string' && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(value);

/** Sends recorded statements again. @param statements of one booking */
async function replay(pool: pg.Pool, statements: Statement[], parts: Parts): Promise<void> {
  const known: Parts = new Map(parts);
  const valueOf = (value: unknown): unknown => {
    if (known.has(value)) return known.get(value);
    if (!isUuid(value)) return value;
    const fresh = randomUUID();
    known.set(value, fresh);
    return fresh;
  };
  let inTransaction: pg.PoolClient | null = null;
  for (const { text, values, made } of statements) {
    if (/^begin/i.test(text)) inTransaction = await pool.connect();
    const connection: pg.Pool | pg.PoolClient = inTransaction ?? pool;
    const { rows } = await connection.query({ text, rowMode: 'array' }, values.map(valueOf));
    const row: unknown = rows[0];
    made?.forEach((was, index) => {
      if (Array.isArray(row) && index === 0) known.set(was, row[index]);
    });
    if (/^(commit|rollback)/i.test(text)) {
      inTransaction?.release();
      inTransaction = null;
    }
  }
}

/**
 * Starts the bare server.
 * @param partsOf returns the values of the request with this cookie
 * @returns its address
 */
export async function startBare(
  url: string,
  statements: Statement[],
  partsOf: (cookie: string) => Parts,
): Promise<{ origin: string; close: () => Promise<void> }> {
  const pool = new pg.Pool({ connectionString: url, max: 10 });
  const app = fastify();
  app.post('/nox/v1/calendar/bookcourse', async (request, reply) => {
    await replay(pool, statements, partsOf(request.headers.cookie ?? ''));
    return reply.code(201).send({ participantStatus: 'BOOKED', onWaitingList: false });
  });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    origin,
    async close() {
      await app.close();
      await pool.end();
    },
  };
}
