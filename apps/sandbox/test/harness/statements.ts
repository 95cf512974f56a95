import { PgDialect } from 'drizzle-orm/pg-core';
import { vi } from 'vitest';
import { clearOutageCache } from '../../src/domains/service/outage.ts';
import type { Sandbox } from './sandbox.ts';

/** Counts the statements of a call until its answer. */
export async function countStatements(
  { services }: Sandbox,
  call: () => Promise<unknown>,
): Promise<number> {
  // A request reads the trouble only if the last read is some time ago.
  clearOutageCache(services.db);
  const jobs = vi.spyOn(services.background, 'run').mockImplementation(() => undefined);
  const built = vi.spyOn(PgDialect.prototype, 'sqlToQuery');
  await call();
  const count = built.mock.calls.length;
  built.mockRestore();
  jobs.mockRestore();
  return count;
}
