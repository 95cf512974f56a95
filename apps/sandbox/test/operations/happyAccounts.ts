/** Valid requests for accounts: passwords, registration, profile, addresses, connected studios, migration. */
import {
  code,
  coded,
  connectBodies,
  type connectIds,
  fresh,
  invitation,
  invited,
  member,
  newPassword,
  password,
  quickRegisterBody,
  registerBody,
  withAddress,
} from './accountRequests.ts';
import { accountIdOf } from '../harness/members.ts';
import { photo } from './pictures.ts';
import { type Happy, plain } from './setup.ts';

const asMember = plain({ as: 'member' });
const deleteSecond: Happy = async (sandbox) => {
  const email = 'second@example.org';
  const added = await sandbox.state('an additional e-mail address', { email, state: 'verified' });
  return { as: 'member', query: { additionalEmailId: added?.additionalEmailId ?? '' } };
};

const toBeMoved =
  (body?: unknown): Happy =>
  async (sandbox) => {
    await sandbox.state('an account to be moved', { state: 'undecided' });
    return { as: 'member', body };
  };

const connects = (id: (typeof connectIds)[number]): Happy => {
  return async (sandbox) => {
    const member = { customerCode: 'NS-70010', email: 'visitor@example.org', state: 'free' };
    await sandbox.state('a studio member', member);
    return { as: 'visitor', body: connectBodies[id] };
  };
};

export const accountsHappy = {
  resetPassword: plain({ body: { email: member } }),
  changeForgottenPassword: coded('reset', member, {
    body: { email: member, code, password: newPassword },
  }),
  register: plain({ body: registerBody }),
  verifyRegistration: coded('registration', fresh, { body: { email: fresh, code } }),
  verifyEmail: coded('change-email', fresh, { body: { email: fresh, code } }),
  getQuickRegistration: invited('open', { query: { uuid: invitation } }),
  registerQuickly: invited('open', { body: quickRegisterBody }),
  async resendRegistrationMail(sandbox) {
    await sandbox.state('a logged-in account that is not verified');
    return { as: await accountIdOf(sandbox.services.db, fresh) };
  },
  changePassword: plain({ as: 'member', body: { oldPassword: password, newPassword } }),
  changeEmail: plain({ as: 'member', body: { email: fresh, password } }),
  changeMainEmail: withAddress('verified', 'second@example.org', {
    as: 'member',
    body: { email: 'second@example.org', password },
  }),
  deleteAccount: plain({ as: 'member', headers: { 'x-password': btoa(password) } }),
  getReferralUrl: asMember,
  createZendeskToken: asMember,
  getProfile: asMember,
  replaceProfile: plain({
    as: 'member',
    body: { firstname: 'Mona', lastname: 'Neu', dateOfBirth: '1990-05-17', locale: null },
  }),
  saveProfile: plain({ as: 'member', body: { dateOfBirth: '1990-05-18' } }),
  getContacts: asMember,
  saveContacts: plain({ as: 'member', body: { city: 'Potsdam', houseNumber: null } }),
  uploadProfileImage: async () => ({ as: 'member', image: await photo() }),
  deleteProfileImage: asMember,
  addAdditionalEmail: plain({ as: 'member', body: { email: fresh } }),
  addAdditionalEmailLegacy: plain({ as: 'member', body: { email: fresh } }),
  deleteAdditionalEmail: deleteSecond,
  deleteAdditionalEmailLegacy: deleteSecond,
  verifyAdditionalEmail: coded('additional-email', fresh, {
    as: 'member',
    body: { email: fresh, code },
  }),
  connectWithCustomerCode: connects('connectWithCustomerCode'),
  connectWithEmail: connects('connectWithEmail'),
  connectWithIban: connects('connectWithIban'),
  connectWithIbanSuffix: connects('connectWithIbanSuffix'),
  deleteStudioConnect: plain({ as: 'member', path: { studioConnectId: 5001 } }),
  getMigrationSteps: asMember,
  migrateAccount: toBeMoved({ agreedToPrivacyPolicy: true, agreedToTermsAndConditions: true }),
  createCancelationNotice: toBeMoved(),
  listUsaStates: plain({}),
  getQuickConnect: invited('open', { query: { uuid: invitation } }),
  getAccessRefusalConfiguration: asMember,
  getAccessRefusalStatus: asMember,
  getEntranceBlock: asMember,
  getAccessBlock: asMember,
} satisfies Record<string, Happy>;
