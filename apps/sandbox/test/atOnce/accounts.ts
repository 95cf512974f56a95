/** Accounts: expected outcome of five concurrent calls per operation. */
import { eq } from 'drizzle-orm';
import {
  accounts,
  emailCodes,
  invitations,
  profileImages,
  sessions,
} from '../../src/domains/accounts/tables.ts';
import type { WritingOperationId } from '../../src/generated/writing.ts';
import { mailsTo } from '../harness/mails.ts';
import { accountIds, type Sandbox } from '../harness/sandbox.ts';
import { fresh, member, quickRegisterBody } from '../operations/accountRequests.ts';
import { photo } from '../operations/pictures.ts';
import { count, each, five, identical, once, type Scenarios } from './scenario.ts';

const codeUsed = ['verification.error.codeinvalid'];
const loggedOut = 'authentication.error.notloggedin';

/** Returns the only account with an address, or undefined when there are none or several. */
async function accountWith({ services }: Sandbox, email: string) {
  const found = await services.db.select().from(accounts).where(eq(accounts.email, email));
  return found.length === 1 ? found[0] : undefined;
}

const sessionsOfMember = (sandbox: Sandbox) =>
  count(sandbox, sessions, eq(sessions.accountId, accountIds.member));

/** Counts mails to an address and its valid codes: each request sends a mail, and only the last code is valid. */
const mailed = async (sandbox: Sandbox, email: string) => ({
  mails: (await mailsTo(sandbox, email)).length,
  codes: await count(sandbox, emailCodes, eq(emailCodes.email, email)),
});

const letters = 'ABCDE';

export const accountsAtOnce = {
  login: [
    each('five devices', {
      look: async (sandbox) => ({ sessions: await sessionsOfMember(sandbox) }),
      holds: { sessions: 5 },
    }),
  ],
  logout: [
    {
      what: 'one session five times',
      async calls(sandbox) {
        const cookie = await sandbox.cookie('member');
        return five.map(() => ({ headers: { cookie } }));
      },
      succeed: 'at least one',
      refused: [loggedOut],
      look: async (sandbox) => ({ sessions: await sessionsOfMember(sandbox) }),
      holds: { sessions: 0 },
    },
  ],
  resetPassword: [
    each('one account', {
      look: (sandbox) => mailed(sandbox, member),
      holds: { mails: 5, codes: 1 },
    }),
  ],
  changeForgottenPassword: [
    once(codeUsed, {
      look: async (sandbox) => ({
        ...(await mailed(sandbox, member)),
        sessions: await sessionsOfMember(sandbox),
      }),
      holds: { mails: 1, codes: 0, sessions: 0 },
    }),
  ],
  changePassword: [
    once([loggedOut, 'password.error.wrong'], {
      look: async (sandbox) => ({
        ...(await mailed(sandbox, member)),
        sessions: await sessionsOfMember(sandbox),
      }),
      holds: { mails: 1, codes: 0, sessions: 1 },
    }),
  ],
  saveProfile: [
    identical({
      async look(sandbox) {
        const { name, dateOfBirth } = (await accountWith(sandbox, member)) ?? {};
        return { name, dateOfBirth };
      },
      holds: { name: 'Mona Muster', dateOfBirth: '1990-05-18' },
    }),
    {
      what: 'a field each',
      calls: () =>
        [
          { firstname: 'Ada' },
          { lastname: 'Anders' },
          { dateOfBirth: '1991-01-01' },
          { locale: 'it-IT' },
        ].map((body) => ({ as: 'member', body })),
      succeed: 4,
      async look(sandbox) {
        const account = await accountWith(sandbox, member);
        const { firstname, lastname, name, dateOfBirth, locale } = account ?? {};
        return { firstname, lastname, name, dateOfBirth, locale };
      },
      holds: {
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
      what: 'five whole profiles',
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
      async look(sandbox) {
        const account = await accountWith(sandbox, member);
        const letter = account?.firstname?.at(-1) ?? '';
        return {
          lastname: account?.lastname === `Last ${letter}`,
          name: account?.name === `First ${letter} Last ${letter}`,
          dateOfBirth: account?.dateOfBirth === `1990-05-1${letters.indexOf(letter)}`,
        };
      },
      holds: { lastname: true, name: true, dateOfBirth: true },
    },
  ],
  saveContacts: [
    {
      what: 'a field each',
      calls: () =>
        [
          { phone: '+49 30 0000009' },
          { street: 'Neuweg' },
          { houseNumber: '9' },
          { zipCode: '10119' },
          { city: 'Potsdam' },
        ].map((body) => ({ as: 'member', body })),
      succeed: 5,
      async look(sandbox) {
        const account = await accountWith(sandbox, member);
        const { phone, street, houseNumber, zipCode, city } = account ?? {};
        return { phone, street, houseNumber, zipCode, city };
      },
      holds: {
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
      what: 'five pictures',
      // Small enough that no upload waits for others to be decoded.
      async calls(_, request) {
        const image = await photo(8, 6);
        return five.map(() => ({ ...request, image }));
      },
      succeed: 5,
      async look(sandbox) {
        const images = await sandbox.services.db.select().from(profileImages);
        const shown = (await accountWith(sandbox, member))?.profilePictureUrl;
        return { images: images.length, isShown: shown?.includes(images[0]?.id ?? 'none') };
      },
      holds: { images: 1, isShown: true },
    },
  ],
  deleteProfileImage: [
    {
      what: 'the same picture five times',
      async calls(sandbox, request) {
        await sandbox.call('uploadProfileImage', { as: 'member', image: await photo(8, 6) });
        return five.map(() => request);
      },
      succeed: 5,
      look: async (sandbox) => ({
        images: await count(sandbox, profileImages),
        shown: (await accountWith(sandbox, member))?.profilePictureUrl,
      }),
      holds: { images: 0, shown: null },
    },
  ],
  createZendeskToken: [identical({ look: async () => ({}), holds: {} })],
  deleteAccount: [
    once([loggedOut], {
      look: async (sandbox) => ({
        ...(await mailed(sandbox, member)),
        accounts: await count(sandbox, accounts, eq(accounts.id, accountIds.member)),
      }),
      holds: { mails: 1, codes: 0, accounts: 0 },
    }),
  ],
  migrateAccount: [
    once(['migration.error.notoffered'], {
      look: async (sandbox) => ({
        context: (await accountWith(sandbox, member))?.accountContext,
      }),
      holds: { context: 'RSG_GROUP' },
    }),
  ],
  createCancelationNotice: [
    identical({
      async look(sandbox) {
        const account = await accountWith(sandbox, member);
        return {
          context: account?.accountContext,
          refusedAt: account?.migrationRefusedAt?.toISOString(),
        };
      },
      holds: { context: 'MY_SPORTS', refusedAt: '2026-11-25T08:00:00.000Z' },
    }),
  ],
  register: [
    each('one address', {
      look: async (sandbox) => ({
        ...(await mailed(sandbox, fresh)),
        verified: (await accountWith(sandbox, fresh))?.verified,
      }),
      holds: { mails: 5, codes: 1, verified: false },
    }),
    {
      what: 'five people',
      calls: (_, request) =>
        five.map((n) => ({
          body: { ...Object(request.body), email: `new-${n}@example.org` },
        })),
      succeed: 5,
      async look(sandbox) {
        const people = five.map(async (n) => ({
          ...(await mailed(sandbox, `new-${n}@example.org`)),
          verified: (await accountWith(sandbox, `new-${n}@example.org`))?.verified,
        }));
        return { people: await Promise.all(people) };
      },
      holds: { people: five.map(() => ({ mails: 1, codes: 1, verified: false })) },
    },
  ],
  registerQuickly: [
    each('one invitation', {
      async look(sandbox) {
        const { email } = quickRegisterBody;
        const account = await accountWith(sandbox, email);
        const bound = eq(invitations.accountId, account?.id ?? 0);
        return {
          ...(await mailed(sandbox, email)),
          invitations: await count(sandbox, invitations, bound),
        };
      },
      holds: { mails: 5, codes: 1, invitations: 1 },
    }),
  ],
  verifyRegistration: [
    once(codeUsed, {
      look: async (sandbox) => ({
        codes: await count(sandbox, emailCodes),
        verified: (await accountWith(sandbox, fresh))?.verified,
      }),
      holds: { codes: 0, verified: true },
    }),
  ],
  verifyEmail: [
    once(codeUsed, {
      look: async (sandbox) => ({
        ...(await mailed(sandbox, member)),
        accountId: (await accountWith(sandbox, fresh))?.id,
      }),
      holds: { mails: 1, codes: 0, accountId: accountIds.member },
    }),
  ],
  resendRegistrationMail: [
    each('one account', {
      look: (sandbox) => mailed(sandbox, fresh),
      holds: { mails: 5, codes: 1 },
    }),
  ],
} satisfies Partial<Record<WritingOperationId, Scenarios>>;
