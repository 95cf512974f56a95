/** Addresses and connected studios of accounts: expected outcome of five concurrent calls per operation. */
import { and, eq } from 'drizzle-orm';
import {
  accounts,
  additionalEmails,
  customers,
  emailCodes,
  sessions,
  studioConnects,
} from '../../src/domains/accounts/tables.ts';
import type { WritingOperationId } from '../../src/generated/writing.ts';
import { findMails } from '../harness/mails.ts';
import { addMembers } from '../harness/members.ts';
import { accountIds, type Sandbox } from '../harness/sandbox.ts';
import { connectBodies, newEmail, member } from '../operations/accountRequests.ts';
import { count, each, five, once, type Scenario, type Scenarios } from './scenario.ts';

const countCodes = (sandbox: Sandbox) => count(sandbox, emailCodes);

const countMails = async (sandbox: Sandbox, address: string) =>
  (await findMails(sandbox, address)).length;

/** Maps additional addresses to whether they are verified. */
async function loadAdditionalEmails({ services }: Sandbox) {
  const rows = await services.db.select().from(additionalEmails);
  return Object.fromEntries(rows.map(({ email, verified }) => [email, verified]));
}

const addScenarios: Scenarios = [
  each('one address', {
    loadState: async (sandbox) => ({
      additional: await loadAdditionalEmails(sandbox),
      mails: await countMails(sandbox, newEmail),
      codes: await countCodes(sandbox),
    }),
    expected: { additional: { [newEmail]: false }, mails: 5, codes: 1 },
  }),
  {
    title: 'five addresses',
    calls: (_, request) =>
      five.map((n) => ({ ...request, body: { email: `second-${n}@example.org` } })),
    succeed: 5,
    loadState: async (sandbox) => ({
      additional: await count(sandbox, additionalEmails),
      codes: await countCodes(sandbox),
    }),
    expected: { additional: 5, codes: 5 },
  },
];

const deleteScenarios: Scenarios = [
  once(['email.error.notfound'], {
    loadState: async (sandbox) => ({ additional: await loadAdditionalEmails(sandbox) }),
    expected: { additional: {} },
  }),
];

/** Counts connected studios and customer records of the account that is member NS-70010. */
async function countConnections(sandbox: Sandbox) {
  const { db } = sandbox.services;
  const hasNumber = eq(customers.customerNumber, 'NS-70010');
  const [customer] = await db.select().from(customers).where(hasNumber);
  const accountId = customer?.accountId ?? 0;
  const atStudio = and(eq(studioConnects.accountId, accountId), eq(studioConnects.studioId, 1001));
  return {
    connects: await count(sandbox, studioConnects, atStudio),
    customers: await count(sandbox, customers, eq(customers.accountId, accountId)),
  };
}

const oneConnection = { loadState: countConnections, expected: { connects: 1, customers: 1 } };

const oneAccount = once(['studioconnect.error.alreadyconnected'], oneConnection);

/** Five accounts with the same data about one member. */
const fiveAccounts: Scenario & Required<Pick<Scenario, 'calls'>> = {
  title: 'five accounts',
  async calls({ services: { db } }, request) {
    const ids = await addMembers(db, 5);
    for (const id of ids) {
      await db.delete(customers).where(eq(customers.accountId, id));
      await db.delete(studioConnects).where(eq(studioConnects.accountId, id));
    }
    return ids.map((as) => ({ ...request, as }));
  },
  succeed: 1,
  errorCodes: ['studioconnect.error.otheraccount'],
  ...oneConnection,
};

const fiveOwners: Scenario = {
  ...fiveAccounts,
  title: 'five accounts with the same verified address',
  async calls(sandbox, request) {
    const requests = await fiveAccounts.calls(sandbox, request);
    const { email } = connectBodies.connectWithEmail;
    for (const { as } of requests)
      if (typeof as === 'number')
        await sandbox.services.db
          .insert(additionalEmails)
          .values({ accountId: as, email, verified: true });
    return requests;
  },
};

export const addressScenarios = {
  changeEmail: [
    each('one address', {
      loadState: async (sandbox) => ({
        mails: await countMails(sandbox, newEmail),
        codes: await countCodes(sandbox),
      }),
      expected: { mails: 5, codes: 1 },
    }),
  ],
  changeMainEmail: [
    once(['email.error.notfound', 'email.error.unchanged', 'authentication.error.notloggedin'], {
      async loadState(sandbox) {
        const { db } = sandbox.services;
        const isMember = eq(accounts.id, accountIds.member);
        const [account] = await db.select().from(accounts).where(isMember);
        return {
          main: account?.email,
          additional: await loadAdditionalEmails(sandbox),
          mails: await countMails(sandbox, member),
          sessions: await count(sandbox, sessions, eq(sessions.accountId, accountIds.member)),
        };
      },
      expected: {
        main: 'second@example.org',
        additional: { [member]: true },
        mails: 1,
        sessions: 1,
      },
    }),
  ],
  addAdditionalEmail: addScenarios,
  addAdditionalEmailLegacy: addScenarios,
  deleteAdditionalEmail: deleteScenarios,
  deleteAdditionalEmailLegacy: deleteScenarios,
  verifyAdditionalEmail: [
    once(['verification.error.codeinvalid'], {
      loadState: async (sandbox) => ({
        additional: await loadAdditionalEmails(sandbox),
        codes: await countCodes(sandbox),
      }),
      expected: { additional: { [newEmail]: true }, codes: 0 },
    }),
  ],
  connectWithCustomerCode: [oneAccount, fiveAccounts],
  connectWithEmail: [oneAccount, fiveOwners],
  connectWithIban: [oneAccount, fiveAccounts],
  connectWithIbanSuffix: [oneAccount, fiveAccounts],
  deleteStudioConnect: [
    once(['studioconnect.error.notfound'], {
      loadState: async (sandbox) => ({
        connects: await count(
          sandbox,
          studioConnects,
          eq(studioConnects.accountId, accountIds.member),
        ),
        customers: await count(sandbox, customers, eq(customers.customerNumber, 'NS-70001')),
      }),
      expected: { connects: 0, customers: 1 },
    }),
  ],
} satisfies Partial<Record<WritingOperationId, Scenarios>>;
