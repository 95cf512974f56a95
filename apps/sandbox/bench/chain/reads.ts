/** Times every read of the API description. */
import type { OperationId } from '../../src/platform/api.ts';
import type { Database } from '../../src/platform/database/database.ts';
import { present } from '../../src/states/world.ts';
import { createSandbox, type Request, type Sandbox } from '../../test/harness/sandbox.ts';
import { described } from '../../test/harness/client.ts';
import { happy } from '../../test/operations/happy.ts';

const isDescribed = (name: string): name is OperationId => described.has(name);

/** Ids of all operations that only read. */
export const reads = Object.keys(happy)
  .filter(isDescribed)
  .filter((id) => described.get(id)?.method === 'GET');

/** Setups are typed per operation; here they all count as requests. */
const createRequest = (id: OperationId, sandbox: Sandbox): Promise<Request> => happy[id](sandbox);

const repeats = 5;

class Rollback extends Error {}

/** Runs work in a transaction and takes everything back. */
export async function rollBack(db: Database, work: (tx: Database) => Promise<void>): Promise<void> {
  await db
    .transaction(async (tx) => {
      await work(tx);
      throw new Rollback();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Rollback)) throw error;
    });
}

/**
 * Stores what a read needs, sends it several times, and takes everything back.
 * @returns the median in milliseconds, after one answer that does not count
 * @throws when an answer is not a success
 */
export async function timeRead(db: Database, id: OperationId): Promise<number> {
  const times: number[] = [];
  await rollBack(db, async (tx) => {
    const store = { db: tx, prepare: async () => undefined, close: async () => undefined };
    const sandbox = await createSandbox(store, { validateAnswers: false });
    sandbox.services.clock.set(present);
    const request = await createRequest(id, sandbox);
    for (let round = 0; round <= repeats; round += 1) {
      const begun = performance.now();
      const { status, text } = await sandbox.call(id, request);
      if (status >= 400) throw new Error(`${id} answered ${status}: ${text}`);
      if (round > 0) times.push(performance.now() - begun);
    }
    await sandbox.services.background.idle();
    await sandbox.app.close();
  });
  return times.toSorted((one, other) => one - other)[Math.floor(repeats / 2)] ?? Number.NaN;
}
