/** Deciding attendance reads the appointments of the last days by index, however many there are. */
import { sql, TransactionRollbackError } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { findAppointments } from '../src/domains/bookings/attendance.ts';
import { useSandbox } from './harness/sandbox.ts';

const sandbox = useSandbox();

test('finds appointments by their start', async () => {
  const { db, clock } = sandbox().services;
  await sandbox().state('an appointment slot', { state: 'free' });
  const plan = db.transaction(async (tx) => {
    // Five thousand past appointments, one an hour.
    await tx.execute(
      sql`insert into single_appointments
            (uuid, benefit_id, studio_id, employee_id, account_id, booker, status, starts_at, ends_at, created_at)
          select gen_random_uuid(), 901, 1001, 301, 9001, 'account:9001', 'BOOKED', at, at + interval '1 hour', at
          from generate_series(1, 5000) as n,
            lateral (select ${clock.now().toISOString()}::timestamptz - make_interval(hours => n) as at) as time`,
    );
    await tx.execute(sql`analyze single_appointments`);
    const rows = await tx.execute(sql`explain ${findAppointments(tx, clock.now())}`);
    expect(JSON.stringify(rows)).toContain('single_appointments_booked');
    // Rolls back because other tests share the database and its statistics.
    tx.rollback();
  });
  await expect(plan).rejects.toThrow(TransactionRollbackError);
});
