/** What one account does several times at once counts as if it were done one after another. */
import { expect, test } from 'vitest';
import { additionalEmails } from '../../src/domains/accounts/tables.ts';
import { useSandbox } from '../harness/sandbox.ts';

const sandbox = useSandbox();

test('of addresses that are added at once an account gets five', async () => {
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

test('two first looks at the referral code show the same one', async () => {
  const looks = await Promise.all(
    Array.from({ length: 4 }, () => sandbox().call('getReferralUrl', { as: 'member' })),
  );
  const codes = new Set(looks.map(({ body }) => body.referralCode));
  expect(codes.size).toBe(1);
  const { body } = await sandbox().call('getReferralUrl', { as: 'member' });
  expect(codes).toContain(body.referralCode);
});
