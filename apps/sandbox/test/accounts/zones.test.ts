/** Calendar days of a person are days in the time zone of their studio. */
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { accounts, invitations } from '../../src/domains/accounts/tables.ts';
import { studios } from '../../src/domains/studios/tables.ts';
import { type Sandbox, useSandbox } from '../harness/sandbox.ts';
import {
  newEmail,
  invitation,
  quickRegisterBody,
  registerBody,
} from '../operations/accountRequests.ts';

/** November 26 in Berlin and Auckland, still November 25 in Los Angeles. */
const night = new Date('2026-11-26T00:30:00+01:00');

async function loadMemberSince({ services }: Sandbox, email: string) {
  await services.background.idle();
  const [account] = await services.db.select().from(accounts).where(eq(accounts.email, email));
  return account?.memberSince;
}

const setZone = ({ services }: Sandbox, zoneId: string, studioId?: number) =>
  services.db
    .update(studios)
    .set({ zoneId })
    .where(studioId === undefined ? undefined : eq(studios.id, studioId));

const sandbox = useSandbox();

test.for([
  ['Europe/Berlin', '2026-11-26'],
  ['America/Los_Angeles', '2026-11-25'],
] as const)('in %s, a membership starts on %s', async ([zoneId, day]) => {
  await setZone(sandbox(), zoneId);
  sandbox().services.clock.set(night);
  await sandbox().call('register', { body: registerBody });
  expect(await loadMemberSince(sandbox(), newEmail)).toBe(day);
});

test('takes the start date of an invited account from the studio that invited', async () => {
  await sandbox().state('an invitation', { uuid: invitation, state: 'open' });
  expect(await sandbox().services.db.$count(invitations)).toBe(1);
  await setZone(sandbox(), 'Asia/Tokyo', 1002);
  await setZone(sandbox(), 'America/Los_Angeles', 1001);
  sandbox().services.clock.set(night);
  await sandbox().call('registerQuickly', { body: quickRegisterBody });
  expect(await loadMemberSince(sandbox(), quickRegisterBody.email)).toBe('2026-11-25');
});

test.for([
  ['Europe/Berlin', 200],
  ['America/Los_Angeles', 422],
] as const)(
  'with a home studio in %s, answers a birth date of November 26 with %i',
  async ([zoneId, status]) => {
    await setZone(sandbox(), zoneId, 1001);
    sandbox().services.clock.set(night);
    const body = { dateOfBirth: '2026-11-26' };
    expect((await sandbox().call('saveProfile', { as: 'member', body })).status).toBe(status);
  },
);
