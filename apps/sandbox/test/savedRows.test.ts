import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createClock } from '../src/platform/clock.ts';
import type { OpenDatabase } from '../src/platform/database/open.ts';
import { saveRows } from '../src/platform/database/savedRows.ts';
import { accounts, studioConnects } from '../src/domains/accounts/tables.ts';
import { features } from '../src/domains/brands/tables.ts';
import { studioNews } from '../src/domains/news/tables.ts';
import { createServices } from '../src/app/services.ts';
import { memberId } from '../src/states/rows.ts';
import { beginWorld } from '../src/states/world.ts';
import { openEmpty } from './harness/databases.ts';

let store: OpenDatabase;
beforeAll(async () => {
  store = await openEmpty();
  await beginWorld({ ...createServices(store.db, createClock()), me: null });
});
afterAll(() => store.close());

test('restores changed, deleted and added rows, and sequences', async () => {
  const { db } = store;
  const connect = () =>
    db.insert(studioConnects).values({ accountId: memberId, studioId: 1002 }).returning();
  const loadRows = async () => [
    await db.select().from(accounts).orderBy(accounts.id),
    await db.select().from(features).orderBy(features.name),
    await db.select().from(studioNews).orderBy(studioNews.id),
    await db.select().from(studioConnects).orderBy(studioConnects.id),
  ];
  const before = await loadRows();
  const restore = await saveRows(db);

  await db.update(accounts).set({ firstname: 'Changed' }).where(eq(accounts.id, memberId));
  await db.delete(studioNews);
  const [added] = await connect();
  expect(await loadRows()).not.toEqual(before);
  await restore();

  expect(await loadRows()).toEqual(before);
  const [again] = await connect();
  expect(again?.id).toBe(added?.id);
});
