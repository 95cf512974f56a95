/** Accounts: expected outcome of five concurrent calls per operation. */
import { eq, isNull } from 'drizzle-orm';
import {
  accounts,
  emailCodes,
  invitations,
  profileImages,
  sessions,
} from '../../src/domains/accounts/tables.ts';
import { givenConsents } from '../../src/domains/legal/tables.ts';
import type { WritingOperationId } from '../../src/generated/writing.ts';
import { findMails } from '../harness/mails.ts';
import { accountIds, type Sandbox } from '../harness/sandbox.ts';
import { newEmail, member, quickRegisterBody } from '../operations/accountRequests.ts';
import { createPhoto } from '../operations/pictures.ts';
import { count, each, five, identical, once, type Scenarios } from './scenario.ts';

const codeUsed = ['verification.error.codeinvalid'];
const notLoggedIn = 'authentication.error.notloggedin';

/** Returns the only account with an address, or undefined when there are none or several. */
async function findAccount({ services }: Sandbox, email: string) {
  const found = await services.db.select().from(accounts).where(eq(accounts.email, email));
  return found.length === 1 ? found[0] : undefined;
}

const countMemberSessions = (sandbox: Sandbox) =>
  count(sandbox, sessions, eq(sessions.accountId, accountIds.member));

/** Counts mails to an address and its valid codes: each request sends a mail, and only the last code is valid. */
const countMails = async (sandbox: Sandbox, email: string) => ({
  mails: (await findMails(sandbox, email)).length,
  codes: await count(sandbox, emailCodes, eq(emailCodes.email, email)),
});

const letters = 'ABCDE';

export const accountScenarios = {
  withdrawConsent: [
    identical({
      loadState: async (sandbox) => ({
        inForce: await count(sandbox, givenConsents, isNull(givenConsents.withdrawnAt)),
      }),
      expected: { inForce: 1 },
    }),
  ],
  login: [
    each('five devices', {
      loadState: async (sandbox) => ({ sessions: await countMemberSessions(sandbox) }),
      expected: { sessions: 5 },
    }),
  ],
  logout: [
    {
      title: 'one session five times',
      async calls(sandbox) {
        const cookie = await sandbox.cookie('member');
        return five.map(() => ({ headers: { cookie } }));
      },
      succeed: 'at least one',
      errorCodes: [notLoggedIn],
      loadState: async (sandbox) => ({ sessions: await countMemberSessions(sandbox) }),
      expected: { sessions: 0 },
    },
  ],
  resetPassword: [
    each('one account', {
      loadState: (sandbox) => countMails(sandbox, member),
      expected: { mails: 5, codes: 1 },
    }),
  ],
  changeForgottenPassword: [
    once(codeUsed, {
      loadState: async (sandbox) => ({
        ...(await countMails(sandbox, member)),
        sessions: await countMemberSessions(sandbox),
      }),
      expected: { mails: 1, codes: 0, sessions: 0 },
    }),
  ],
  changePassword: [
    once([notLoggedIn, 'password.error.wrong'], {
      loadState: async (sandbox) => ({
        ...(await countMails(sandbox, member)),
        sessions: await countMemberSessions(sandbox),
      }),
      expected: { mails: 1, codes: 0, sessions: 1 },
    }),
  ],
  saveProfile: [
    identical({
      async loadState(sandbox) {
        const { name, dateOfBirth } = (await findAccount(sandbox, member)) ?? {};
        return { name, dateOfBirth };
      },
      expected: { name: 'Mona Muster', dateOfBirth: '1990-05-18' },
    }),
    {
      title: 'a field each',
      calls: () =>
        [
          { firstname: 'Ada' },
          { lastname: 'Anders' },
          { dateOfBirth: '1991-01-01' },
          { locale: 'it-IT' },
        ].map((body) => ({ as: 'member', body })),
      succeed: 4,
      async loadState(sandbox) {
        const account = await findAccount(sandbox, member);
        const { firstname, lastname, name, dateOfBirth, locale } = account ?? {};
        return { firstname, lastname, name, dateOfBirth, locale };
      },
      expected: {
        firstname: 'Ada',
        lastname: 'Anders',
        name: 'Ada Anders',
        dateOfBirth: '1991-01-01',
        locale: 'it-IT',
      },
    },
  ],
  replaceProfile: [
    {
      title: 'five whole profiles',
      calls: (_, request) =>
        five.map((n) => ({
          ...request,
          body: {
            firstname: `First ${letters[n]}`,
            lastname: `Last ${letters[n]}`,
            dateOfBirth: `1990-05-1${n}`,
            locale: null,
          },
        })),
      succeed: 5,
      async loadState(sandbox) {
        const account = await findAccount(sandbox, member);
        const letter = account?.firstname?.at(-1) ?? '';
        return {
          lastname: account?.lastname === `Last ${letter}`,
          name: account?.name === `First ${letter} Last ${letter}`,
          dateOfBirth: account?.dateOfBirth === `1990-05-1${letters.indexOf(letter)}`,
        };
      },
      expected: { lastname: true, name: true, dateOfBirth: true },
    },
  ],
  saveContacts: [
    {
      title: 'a field each',
      calls: () =>
        [
          { phone: '+49 30 0000009' },
          { street: 'Neuweg' },
          { houseNumber: '9' },
          { zipCode: '10119' },
          { city: 'Potsdam' },
        ].map((body) => ({ as: 'member', body })),
      succeed: 5,
      async loadState(sandbox) {
        const account = await findAccount(sandbox, member);
        const { phone, street, houseNumber, zipCode, city } = account ?? {};
        return { phone, street, houseNumber, zipCode, city };
      },
      expected: {
        phone: '+49 30 0000009',
        street: 'Neuweg',
        houseNumber: '9',
        zipCode: '10119',
        city: 'Potsdam',
      },
    },
  ],
  uploadProfileImage: [
    {
      title: 'five pictures',
      // Small enough that no upload waits for others to be decoded.
      async calls(_, request) {
        const image = await createPhoto(8, 6);
        return five.map(() => ({ ...request, image }));
      },
      succeed: 5,
      async loadState(sandbox) {
        const images = await sandbox.services.db.select().from(profileImages);
        const shown = (await findAccount(sandbox, member))?.profilePictureUrl;
        return { images: images.length, isShown: shown?.includes(images[0]?.id ?? 'none') };
      },
      expected: { images: 1, isShown: true },
    },
  ],
  deleteProfileImage: [
    {
      title: 'the same picture five times',
      async calls(sandbox, request) {
        await sandbox.call('uploadProfileImage', { as: 'member', image: await createPhoto(8, 6) });
        return five.map(() => request);
      },
      succeed: 5,
      loadState: async (sandbox) => ({
        images: await count(sandbox, profileImages),
        shown: (await findAccount(sandbox, member))?.profilePictureUrl,
      }),
      expected: { images: 0, shown: null },
    },
  ],
  createZendeskToken: [identical({ loadState: async () => ({}), expected: {} })],
  deleteAccount: [
    once([notLoggedIn], {
      loadState: async (sandbox) => ({
        ...(await countMails(sandbox, member)),
        accounts: await count(sandbox, accounts, eq(accounts.id, accountIds.member)),
      }),
      expected: { mails: 1, codes: 0, accounts: 0 },
    }),
  ],
  migrateAccount: [
    once(['migration.error.notoffered'], {
      loadState: async (sandbox) => ({
        context: (await findAccount(sandbox, member))?.accountContext,
      }),
      expected: { context: 'RSG_GROUP' },
    }),
  ],
  createCancelationNotice: [
    identical({
      async loadState(sandbox) {
        const account = await findAccount(sandbox, member);
        return {
          context: account?.accountContext,
          refusedAt: account?.migrationRefusedAt?.toISOString(),
        };
      },
      expected: { context: 'MY_SPORTS', refusedAt: '2026-11-25T08:00:00.000Z' },
    }),
  ],
  register: [
    each('one address', {
      loadState: async (sandbox) => ({
        ...(await countMails(sandbox, newEmail)),
        verified: (await findAccount(sandbox, newEmail))?.verified,
      }),
      expected: { mails: 5, codes: 1, verified: false },
    }),
    {
      title: 'five people',
      calls: (_, request) =>
        five.map((n) => ({
          body: { ...Object(request.body), email: `new-${n}@example.org` },
        })),
      succeed: 5,
      async loadState(sandbox) {
        const people = five.map(async (n) => ({
          ...(await countMails(sandbox, `new-${n}@example.org`)),
          verified: (await findAccount(sandbox, `new-${n}@example.org`))?.verified,
        }));
        return { people: await Promise.all(people) };
      },
      expected: { people: five.map(() => ({ mails: 1, codes: 1, verified: false })) },
    },
  ],
  registerQuickly: [
    each('one invitation', {
      async loadState(sandbox) {
        const { email } = quickRegisterBody;
        const account = await findAccount(sandbox, email);
        const bound = eq(invitations.accountId, account?.id ?? 0);
        return {
          ...(await countMails(sandbox, email)),
          invitations: await count(sandbox, invitations, bound),
        };
      },
      expected: { mails: 5, codes: 1, invitations: 1 },
    }),
  ],
  verifyRegistration: [
    once(codeUsed, {
      loadState: async (sandbox) => ({
        codes: await count(sandbox, emailCodes),
        verified: (await findAccount(sandbox, newEmail))?.verified,
      }),
      expected: { codes: 0, verified: true },
    }),
  ],
  verifyEmail: [
    once(codeUsed, {
      loadState: async (sandbox) => ({
        ...(await countMails(sandbox, member)),
        accountId: (await findAccount(sandbox, newEmail))?.id,
      }),
      expected: { mails: 1, codes: 0, accountId: accountIds.member },
    }),
  ],
  resendRegistrationMail: [
    each('one account', {
      loadState: (sandbox) => countMails(sandbox, newEmail),
      expected: { mails: 5, codes: 1 },
    }),
  ],
} satisfies Partial<Record<WritingOperationId, Scenarios>>;
