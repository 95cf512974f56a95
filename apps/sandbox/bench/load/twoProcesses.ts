import type { Database } from '../../src/platform/database/database.ts';
import { openServer } from '../../src/platform/database/open.ts';
import { launch } from '../../test/harness/process.ts';

/** Two processes on one database. */
export type TwoProcesses = {
  db: Database;
  /** Address of the process that may be killed. */
  doomed: string;
  /** Address of the process that keeps running. */
  survivor: string;
  kill: () => void;
};

/** Runs work with two processes on a database, and stops both at the end. */
export async function withTwoProcesses<Result>(
  url: string,
  work: (two: TwoProcesses) => Promise<Result>,
): Promise<Result> {
  const env = { DATABASE_URL: url, LOG_LEVEL: 'error' };
  const first = launch({ env });
  const doomed = await first.listening;
  const second = launch({ env });
  const survivor = await second.listening;
  const store = await openServer(url, 4);
  try {
    const kill = () => void first.child.kill('SIGKILL');
    return await work({ db: store.db, doomed, survivor, kill });
  } finally {
    first.child.kill('SIGKILL');
    second.child.kill('SIGTERM');
    await Promise.all([first.ended, second.ended]);
    await store.close();
  }
}
