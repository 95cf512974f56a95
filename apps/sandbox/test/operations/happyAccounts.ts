/** Valid requests for accounts: passwords, registration, profile, addresses, connected studios, migration. */
import {
  code,
  withCode,
  connectBodies,
  type connectIds,
  newEmail,
  invitation,
  withInvitation,
  member,
  newPassword,
  password,
  quickRegisterBody,
  registerBody,
  withAdditionalEmail,
} from './accountRequests.ts';
import { findAccountId } from '../harness/members.ts';
import { createPhoto } from './pictures.ts';
import { type RequestSetup, withoutSetup } from './setup.ts';

const asMember = withoutSetup({ as: 'member' });
const deleteSecond: RequestSetup = async (sandbox) => {
  const email = 'second@example.org';
  const added = await sandbox.state('an additional e-mail address', { email, state: 'verified' });
  return { as: 'member', query: { additionalEmailId: added?.additionalEmailId ?? '' } };
};

const withMigration =
  (body?: unknown): RequestSetup =>
  async (sandbox) => {
    await sandbox.state('an account to be moved', { state: 'undecided' });
    return { as: 'member', body };
  };

const connectRequest = (id: (typeof connectIds)[number]): RequestSetup => {
  return async (sandbox) => {
    const member = { customerCode: 'NS-70010', email: 'visitor@example.org', state: 'free' };
    await sandbox.state('a studio member', member);
    return { as: 'visitor', body: connectBodies[id] };
  };
};

export const accountsHappy = {
  resetPassword: withoutSetup({ body: { email: member } }),
  changeForgottenPassword: withCode('reset', member, {
    body: { email: member, code, password: newPassword },
  }),
  register: withoutSetup({ body: registerBody }),
  verifyRegistration: withCode('registration', newEmail, { body: { email: newEmail, code } }),
  verifyEmail: withCode('change-email', newEmail, { body: { email: newEmail, code } }),
  getQuickRegistration: withInvitation('open', { query: { uuid: invitation } }),
  registerQuickly: withInvitation('open', { body: quickRegisterBody }),
  async resendRegistrationMail(sandbox) {
    await sandbox.state('a logged-in account that is not verified');
    return { as: await findAccountId(sandbox.services.db, newEmail) };
  },
  changePassword: withoutSetup({ as: 'member', body: { oldPassword: password, newPassword } }),
  changeEmail: withoutSetup({ as: 'member', body: { email: newEmail, password } }),
  changeMainEmail: withAdditionalEmail('verified', 'second@example.org', {
    as: 'member',
    body: { email: 'second@example.org', password },
  }),
  deleteAccount: withoutSetup({ as: 'member', headers: { 'x-password': btoa(password) } }),
  getReferralUrl: asMember,
  createZendeskToken: asMember,
  getProfile: asMember,
  replaceProfile: withoutSetup({
    as: 'member',
    body: { firstname: 'Mona', lastname: 'Neu', dateOfBirth: '1990-05-17', locale: null },
  }),
  saveProfile: withoutSetup({ as: 'member', body: { dateOfBirth: '1990-05-18' } }),
  getContacts: asMember,
  saveContacts: withoutSetup({ as: 'member', body: { city: 'Potsdam', houseNumber: null } }),
  uploadProfileImage: async () => ({ as: 'member', image: await createPhoto() }),
  deleteProfileImage: asMember,
  addAdditionalEmail: withoutSetup({ as: 'member', body: { email: newEmail } }),
  addAdditionalEmailLegacy: withoutSetup({ as: 'member', body: { email: newEmail } }),
  deleteAdditionalEmail: deleteSecond,
  deleteAdditionalEmailLegacy: deleteSecond,
  verifyAdditionalEmail: withCode('additional-email', newEmail, {
    as: 'member',
    body: { email: newEmail, code },
  }),
  connectWithCustomerCode: connectRequest('connectWithCustomerCode'),
  connectWithEmail: connectRequest('connectWithEmail'),
  connectWithIban: connectRequest('connectWithIban'),
  connectWithIbanSuffix: connectRequest('connectWithIbanSuffix'),
  deleteStudioConnect: withoutSetup({ as: 'member', path: { studioConnectId: 5001 } }),
  getMigrationSteps: asMember,
  migrateAccount: withMigration({ agreedToPrivacyPolicy: true, agreedToTermsAndConditions: true }),
  createCancelationNotice: withMigration(),
  listUsaStates: withoutSetup({}),
  getQuickConnect: withInvitation('open', { query: { uuid: invitation } }),
  getAccessRefusalConfiguration: asMember,
  getAccessRefusalStatus: asMember,
  getEntranceBlock: asMember,
  getAccessBlock: asMember,
} satisfies Record<string, RequestSetup>;
