/** Two transactions that wait for each other's rows both commit, because one is rolled back and retried. */
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { settings } from '../../src/domains/service/tables.ts';
import { onServer, openEmpty } from '../harness/databases.ts';

test.runIf(onServer)('commits both deadlocked transactions', async () => {
  const store = await openEmpty();
  const { db } = store;
  await db.insert(settings).values(['a', 'b'].map((key) => ({ key, value: '' })));
  let haveBoth = (): void => undefined;
  const both = new Promise<void>((resolve) => {
    haveBoth = resolve;
  });
  let started = 0;
  let runs = 0;
  const writes: Promise<void>[] = [];
  const write = (first: string, second: string) =>
    db.transaction(async (tx) => {
      runs += 1;
      // A retry that locks its row again before the other transaction wakes up would cause another deadlock.
      if (started === 2) await Promise.race(writes);
      await tx.update(settings).set({ value: first }).where(eq(settings.key, first));
      started += 1;
      if (started === 2) haveBoth();
      await both;
      await tx.update(settings).set({ value: first }).where(eq(settings.key, second));
    });
  writes.push(write('a', 'b'), write('b', 'a'));
  await Promise.all(writes);
  // The transaction that committed last has written both rows.
  const values = await db.select({ value: settings.value }).from(settings);
  expect(new Set(values.map(({ value }) => value)).size).toBe(1);
  expect(runs).toBe(3);
  await store.close();
});
