import { PgDialect } from 'drizzle-orm/pg-core';
import { vi } from 'vitest';
import { clearOutageCache } from '../../src/domains/service/outage.ts';
import type { Sandbox } from './sandbox.ts';

/** Counts the database statements of a call until its answer. */
export async function countStatements(
  { services }: Sandbox,
  call: () => Promise<unknown>,
): Promise<number> {
  // Jobs of earlier calls would add their statements.
  await services.background.idle();
  // Requests reload the outage setting only after a while, so the count would vary.
  clearOutageCache(services.db);
  const jobs = vi.spyOn(services.background, 'run').mockImplementation(() => undefined);
  const built = vi.spyOn(PgDialect.prototype, 'sqlToQuery');
  await call();
  const count = built.mock.calls.length;
  built.mockRestore();
  jobs.mockRestore();
  return count;
}
