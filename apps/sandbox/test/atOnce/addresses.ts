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
import { mailsTo } from '../harness/mails.ts';
import { addMembers } from '../harness/members.ts';
import { accountIds, type Sandbox } from '../harness/sandbox.ts';
import { connectBodies, fresh, member } from '../operations/accountRequests.ts';
import { count, each, five, once, type Scenario, type Scenarios } from './scenario.ts';

const codes = (sandbox: Sandbox) => count(sandbox, emailCodes);

const mails = async (sandbox: Sandbox, address: string) => (await mailsTo(sandbox, address)).length;

/** Maps additional addresses to whether they are verified. */
async function additional({ services }: Sandbox) {
  const rows = await services.db.select().from(additionalEmails);
  return Object.fromEntries(rows.map(({ email, verified }) => [email, verified]));
}

const added: Scenarios = [
  each('one address', {
    look: async (sandbox) => ({
      additional: await additional(sandbox),
      mails: await mails(sandbox, fresh),
      codes: await codes(sandbox),
    }),
    holds: { additional: { [fresh]: false }, mails: 5, codes: 1 },
  }),
  {
    what: 'five addresses',
    calls: (_, request) =>
      five.map((n) => ({ ...request, body: { email: `second-${n}@example.org` } })),
    succeed: 5,
    look: async (sandbox) => ({
      additional: await count(sandbox, additionalEmails),
      codes: await codes(sandbox),
    }),
    holds: { additional: 5, codes: 5 },
  },
];

const removed: Scenarios = [
  once(['email.error.notfound'], {
    look: async (sandbox) => ({ additional: await additional(sandbox) }),
    holds: { additional: {} },
  }),
];

/** Counts connected studios and customer records of the account that is member NS-70010. */
async function connected(sandbox: Sandbox) {
  const { db } = sandbox.services;
  const inBooks = eq(customers.customerNumber, 'NS-70010');
  const [customer] = await db.select().from(customers).where(inBooks);
  const accountId = customer?.accountId ?? 0;
  const atStudio = and(eq(studioConnects.accountId, accountId), eq(studioConnects.studioId, 1001));
  return {
    connects: await count(sandbox, studioConnects, atStudio),
    customers: await count(sandbox, customers, eq(customers.accountId, accountId)),
  };
}

const connectedOnce = { look: connected, holds: { connects: 1, customers: 1 } };

const byOneAccount = once(['studioconnect.error.alreadyconnected'], connectedOnce);

/** Five accounts with the same data about one member. */
const byFiveAccounts: Scenario & Required<Pick<Scenario, 'calls'>> = {
  what: 'five accounts',
  async calls({ services: { db } }, request) {
    const ids = await addMembers(db, 5);
    for (const id of ids) {
      await db.delete(customers).where(eq(customers.accountId, id));
      await db.delete(studioConnects).where(eq(studioConnects.accountId, id));
    }
    return ids.map((as) => ({ ...request, as }));
  },
  succeed: 1,
  refused: ['studioconnect.error.otheraccount'],
  ...connectedOnce,
};

const byFiveOwners: Scenario = {
  ...byFiveAccounts,
  what: 'five accounts with the same verified address',
  async calls(sandbox, request) {
    const requests = await byFiveAccounts.calls(sandbox, request);
    const { email } = connectBodies.connectWithEmail;
    for (const { as } of requests)
      if (typeof as === 'number')
        await sandbox.services.db
          .insert(additionalEmails)
          .values({ accountId: as, email, verified: true });
    return requests;
  },
};

export const addressesAtOnce = {
  changeEmail: [
    each('one address', {
      look: async (sandbox) => ({
        mails: await mails(sandbox, fresh),
        codes: await codes(sandbox),
      }),
      holds: { mails: 5, codes: 1 },
    }),
  ],
  changeMainEmail: [
    once(['email.error.notfound', 'email.error.unchanged', 'authentication.error.notloggedin'], {
      async look(sandbox) {
        const { db } = sandbox.services;
        const ofMember = eq(accounts.id, accountIds.member);
        const [account] = await db.select().from(accounts).where(ofMember);
        return {
          main: account?.email,
          additional: await additional(sandbox),
          mails: await mails(sandbox, member),
          sessions: await count(sandbox, sessions, eq(sessions.accountId, accountIds.member)),
        };
      },
      holds: { main: 'second@example.org', additional: { [member]: true }, mails: 1, sessions: 1 },
    }),
  ],
  addAdditionalEmail: added,
  addAdditionalEmailLegacy: added,
  deleteAdditionalEmail: removed,
  deleteAdditionalEmailLegacy: removed,
  verifyAdditionalEmail: [
    once(['verification.error.codeinvalid'], {
      look: async (sandbox) => ({
        additional: await additional(sandbox),
        codes: await codes(sandbox),
      }),
      holds: { additional: { [fresh]: true }, codes: 0 },
    }),
  ],
  connectWithCustomerCode: [byOneAccount, byFiveAccounts],
  connectWithEmail: [byOneAccount, byFiveOwners],
  connectWithIban: [byOneAccount, byFiveAccounts],
  connectWithIbanSuffix: [byOneAccount, byFiveAccounts],
  deleteStudioConnect: [
    once(['studioconnect.error.notfound'], {
      look: async (sandbox) => ({
        connects: await count(
          sandbox,
          studioConnects,
          eq(studioConnects.accountId, accountIds.member),
        ),
        customers: await count(sandbox, customers, eq(customers.customerNumber, 'NS-70001')),
      }),
      holds: { connects: 0, customers: 1 },
    }),
  ],
} satisfies Partial<Record<WritingOperationId, Scenarios>>;
