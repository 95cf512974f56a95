/** A booking made while its account is being deleted is rejected instead of lost. */
import { setTimeout } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import * as deletion from '../../src/domains/accountDeletion/deletion.ts';
import { bookings } from '../../src/domains/bookings/tables.ts';
import { setCourse } from '../harness/members.ts';
import { accountIds, useSandbox } from '../harness/sandbox.ts';
import { password } from '../operations/accountRequests.ts';

const sandbox = useSandbox();

test('rejects a booking made after the check for open items', async () => {
  const { db, clock } = sandbox().services;
  await setCourse(db, {});
  const book = () =>
    db
      .insert(bookings)
      .values({
        uuid: '5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b009',
        appointmentId: 50_001,
        accountId: accountIds.member,
        booker: `account:${accountIds.member}`,
        status: 'BOOKED',
        createdAt: clock.now(),
      })
      .then(
        () => 'booked',
        () => 'refused',
      );
  let booked: Promise<string> = Promise.resolve('not asked');
  const { checkNothingOpen } = deletion;
  vi.spyOn(deletion, 'checkNothingOpen').mockImplementation(async (...args) => {
    await checkNothingOpen(...args);
    booked = book();
    // Gives the insert time to finish if no lock holds it.
    await setTimeout(200);
  });
  const answer = await sandbox().call('deleteAccount', {
    as: 'member',
    headers: { 'x-password': btoa(password) },
  });
  expect(answer.status).toBe(204);
  expect(await booked).toBe('refused');
});
