/**
 * A process is killed after the bank's authorization but before storing it, so the bank holds money unknown to the
 * sandbox.
 */
import { and, isNull, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openServer } from '../../src/platform/database/open.ts';
import { settleAbandoned } from '../../src/domains/checkouts/settling.ts';
import { payments } from '../../src/domains/payments/tables.ts';
import { addMinutes } from '../../src/platform/time.ts';
import { createOnServer, onServer } from '../harness/databases.ts';
import { setCourse } from '../harness/members.ts';
import { launch } from '../harness/process.ts';
import { readyCheckout } from '../harness/purchase.ts';
import { createSandbox } from '../harness/sandbox.ts';
import { bankAuthorizations } from '../../src/platform/bank/tables.ts';

test.runIf(onServer)(
  'releases the authorization in another process once the order has expired',
  async () => {
    const url = await createOnServer();
    const store = await openServer(url);
    const local = await createSandbox(store);
    const killed = launch({ env: { DATABASE_URL: url, PROVIDER_STATES: '1' } });
    const origin = await killed.listening;
    await local.begin();
    local.services.clock.set(null);
    const now = new Date();
    await setCourse(store.db, { maxParticipants: 8, startsAt: addMinutes(now, 24 * 60) });
    const { id } = await readyCheckout(local, 'visitor');
    const countHeld = () =>
      store.db.$count(
        bankAuthorizations,
        and(isNull(bankAuthorizations.declined), isNull(bankAuthorizations.reversedAt)),
      );

    // Delays storing the authorization.
    await store.db.execute(
      sql`create function slow() returns trigger language plpgsql as $$ begin if new.state = 'AUTHORIZED' then perform pg_sleep(60); end if; return new; end $$`,
    );
    await store.db.execute(
      sql`create trigger slow before update on payments for each row execute function slow()`,
    );
    const Cookie = await local.cookie('visitor');
    const lost = fetch(`${origin}/v3/checkouts/${id}/finalize`, {
      method: 'POST',
      headers: { 'X-Nox-Client-Type': 'WEB', Cookie },
    }).catch(() => 'no answer');
    await expect.poll(countHeld, { timeout: 20_000 }).toBe(1);
    killed.child.kill('SIGKILL');
    expect(await lost).toBe('no answer');
    await killed.ended;
    // Ends statements that the killed process left running.
    await store.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and state = 'active' and pid <> pg_backend_pid()`,
    );
    await store.db.execute(sql`drop trigger slow on payments`);
    expect(await store.db.select().from(payments)).toMatchObject([
      { checkoutId: id, state: 'HOLD_REQUESTED', authorizationId: null },
    ]);
    expect(await countHeld()).toBe(1);

    local.services.clock.set(addMinutes(now, 37));
    await settleAbandoned(local.services);
    expect(await countHeld()).toBe(0);
    expect(await store.db.select().from(payments)).toMatchObject([{ state: 'VOIDED' }]);

    await local.app.close();
    await store.close();
  },
);
