/** Operations that support acting for a child or a partner: those that declare it, and none about the login. */
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { accounts, auditEntries } from '../src/domains/accounts/tables.ts';
import type { OperationId } from '../src/platform/api.ts';
import { described } from './harness/client.ts';
import { actingForHeader, child, childId, setUpFamily } from './harness/family.ts';
import { type Request, useSandbox } from './harness/sandbox.ts';
import { happy } from './operations/happy.ts';

/** Operations that always apply to the account itself: its login, addresses, payment instruments and consents. */
const accountOperations = [
  'logout',
  'getUserInfo',
  'getProfile',
  'saveProfile',
  'replaceProfile',
  'uploadProfileImage',
  'deleteProfileImage',
  'getContacts',
  'saveContacts',
  'changePassword',
  'changeEmail',
  'changeMainEmail',
  'resendRegistrationMail',
  'getReferralUrl',
  'deleteAccount',
  'addAdditionalEmail',
  'addAdditionalEmailLegacy',
  'deleteAdditionalEmail',
  'deleteAdditionalEmailLegacy',
  'verifyAdditionalEmail',
  'connectWithCustomerCode',
  'connectWithEmail',
  'connectWithIban',
  'connectWithIbanSuffix',
  'deleteStudioConnect',
  'getMigrationSteps',
  'migrateAccount',
  'createCancelationNotice',
  'listGivenConsents',
  'withdrawConsent',
  'listPasskeys',
  'registerPasskey',
  'createPasskeyRegistrationOptions',
  'deletePasskey',
  'getPushKey',
  'savePushSubscription',
  'deletePushSubscription',
  'listPaymentInstruments',
  'archivePaymentInstrument',
  'preferPaymentInstrument',
  'createCreditCard',
  'initiateTokenization',
  'completeTokenization',
  'getTokenizationState',
  'listFamily',
] as const satisfies OperationId[];

const sandbox = useSandbox();

const loadChild = async () =>
  sandbox().services.db.select().from(accounts).where(eq(accounts.id, childId));

test.for(accountOperations)(
  '%s ignores the header and applies to the account itself',
  async (id) => {
    const declared = described.get(id)?.parameters.map(({ name }) => name);
    expect(declared).not.toContain('X-Acting-For');
    const request: Request = await happy[id](sandbox());
    if (id !== 'listFamily') await setUpFamily(sandbox());
    const before = await loadChild();
    const headers = { ...request.headers, ...actingForHeader(child) };
    const answer = await sandbox().call(id, { ...request, headers });
    expect(answer.status).toBeLessThan(300);
    expect(await loadChild()).toEqual(before);
    const entries = await sandbox().services.db.select().from(auditEntries);
    expect(entries.map(({ accountId }) => accountId)).not.toContain(childId);
  },
);

test('declares the error of a wrong family member in every operation with the header', () => {
  const acting = [...described.values()].filter(({ parameters }) =>
    parameters.some(({ name }) => name === 'X-Acting-For'),
  );
  expect(acting.map(({ id }) => id)).toContain('bookCourse');
  expect(acting.filter(({ needsSession }) => !needsSession)).toEqual([]);
  const refuse = acting.filter(({ answers }) =>
    answers.get(403)?.errorCodes.has('family.error.notyours'),
  );
  expect(refuse).toEqual(acting);
});
