/** Concurrent calls of one account have the same effect as sequential ones. */
import { expect, test } from 'vitest';
import { additionalEmails } from '../../src/domains/accounts/tables.ts';
import { useSandbox } from '../harness/sandbox.ts';

const sandbox = useSandbox();

test('adds five of nine addresses sent at once', async () => {
  const answers = await Promise.all(
    Array.from({ length: 9 }, (_, index) =>
      sandbox().call('addAdditionalEmail', {
        as: 'member',
        body: { email: `second-${index}@example.org` },
      }),
    ),
  );
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 202)).toHaveLength(5);
  expect(statuses.filter((status) => status === 409)).toHaveLength(4);
  expect(await sandbox().services.db.select().from(additionalEmails)).toHaveLength(5);
});

test('shows one referral code to concurrent first requests', async () => {
  const looks = await Promise.all(
    Array.from({ length: 4 }, () => sandbox().call('getReferralUrl', { as: 'member' })),
  );
  const codes = new Set(looks.map(({ body }) => body.referralCode));
  expect(codes.size).toBe(1);
  const { body } = await sandbox().call('getReferralUrl', { as: 'member' });
  expect(codes).toContain(body.referralCode);
});
