/** An account that has not migrated logs in under the group's brand, is asked, and migrates or declines. */
import { describe, expect, test } from 'vitest';
import { whitelabelConfigs } from '../../src/domains/brands/tables.ts';
import { migrationWords } from '../../src/domains/migration/words.ts';
import { useSandbox } from '../harness/sandbox.ts';
import { member, password } from '../operations/accountRequests.ts';

const consents = { agreedToPrivacyPolicy: true, agreedToTermsAndConditions: true };

test.each([...migrationWords])(
  '%s has its own texts, with a placeholder for each link',
  (_, words) => {
    for (const box of words.boxes)
      for (const place of ['{privacyPolicy}', '{termsAndConditions}'])
        expect(box.split(place)).toHaveLength(2);
    const others = [...migrationWords.values()].filter((other) => other !== words);
    for (const [step, [title]] of words.steps.entries())
      expect(others.map((other) => other.steps[step]?.[0])).not.toContain(title);
  },
);

describe('accounts of an earlier version', () => {
  const sandbox = useSandbox();

  const steps = async (headers = {}) =>
    (await sandbox().call('getMigrationSteps', { as: 'member', headers })).body;
  const login = () =>
    sandbox().call('login', {
      body: { username: member, password },
      headers: { authorization: `Basic ${btoa(`${member}:${password}`)}` },
    });

  test('asks no more after the migration and keeps the login', async () => {
    await sandbox().state('an account to be moved', { state: 'undecided' });
    await sandbox().services.db.update(whitelabelConfigs).set({ accountContext: 'RSG_GROUP' });
    expect((await login()).status).toBe(200);
    expect((await steps()).shouldShowMigrationWizard).toBe(true);
    await sandbox().call('migrateAccount', { as: 'member', body: consents });
    expect((await steps()).shouldShowMigrationWizard).toBe(false);
    expect((await login()).body.userId).toBe(9001);
  });

  test('continues at STEP_4 after a cancelation notice and may still migrate', async () => {
    await sandbox().state('an account to be moved', { state: 'undecided' });
    await sandbox().call('createCancelationNotice', { as: 'member' });
    expect(await steps()).toMatchObject({
      shouldShowMigrationWizard: true,
      currentStep: 'STEP_4',
    });
    const moved = await sandbox().call('migrateAccount', { as: 'member', body: consents });
    expect(moved.status).toBe(204);
  });

  test('answers in the requested language, or else in English', async () => {
    const visitor = async (language: string) =>
      (
        await sandbox().call('getMigrationSteps', {
          as: 'visitor',
          headers: { 'accept-language': language },
        })
      ).body.step1.title;
    expect(await visitor('de-AT')).toContain('Konto');
    expect(await visitor('hu-HU')).toContain('fiókod');
    expect(await visitor('tr-TR')).toContain('account');
  });

  test('asks accounts of this facility group only', async () => {
    await sandbox().state('an account to be moved', { state: 'undecided' });
    const elsewhere = await steps({ 'x-public-facility-group': 'somewhere-else' });
    expect(elsewhere.shouldShowMigrationWizard).toBe(false);
  });
});
