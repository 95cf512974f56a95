/** Compensations of whoever asks. */
import type { Database } from '../../database/database.ts';
import type { ContextHeaders, Handlers, Schemas } from '../../server/api.ts';
import { created, ok } from '../../server/api.ts';
import type { Customer } from '../accounts/customers.ts';
import { lockOwnAccount } from '../accounts/lookup.ts';
import { requireMember } from '../accounts/member.ts';
import { checkMay } from '../customerData/permissions.ts';
import { once } from '../idempotency/once.ts';
import { loadAccountMemberships } from '../memberContracts/membership.ts';
import { toChoice } from '../rewards/choice.ts';
import { propose, waive } from './claim.ts';
import { compensationOf, compensationsOf, premiumsOf, toCompensation } from './compensations.ts';

type Asker = { account: { id: number }; context: ContextHeaders };

async function asking(db: Database, { account, context }: Asker): Promise<Customer> {
  const customer = await requireMember(db, account, context);
  checkMay(customer, 'SELF_SERVICE_COMPENSATION');
  return customer;
}

async function own(db: Database, asker: Asker, id: number) {
  const { tenant } = await asking(db, asker);
  return compensationOf(db, await loadAccountMemberships(db, asker.account.id, tenant), id);
}

export const compensationHandlers = {
  async listCompensations(request, { db, clock }) {
    const { tenant } = await asking(db, request);
    const memberships = await loadAccountMemberships(db, request.account.id, tenant);
    const list: Schemas['Compensation'][] = [];
    for (const found of await compensationsOf(db, memberships))
      list.push(await toCompensation(db, found, clock.now()));
    return ok(list);
  },

  async listCompensationPremiums(request, { db, clock }) {
    const { membership, compensation } = await own(db, request, request.path.compensationId);
    const { currency } = membership.contract;
    const premiums = await premiumsOf(db, compensation.id);
    return ok(premiums.map((one) => toChoice(one, { membership, currency }, clock.now())));
  },

  async createCompensationProposal(request, { db, clock }) {
    const { account, header, body, operationId, path } = request;
    const now = clock.now();
    const id = path.compensationId;
    await asking(db, request);
    const key = header['Idempotency-Key'] ?? null;
    const attempt = {
      key,
      operation: operationId,
      accountId: account.id,
      request: { id, body },
    };
    await db.transaction((tx) =>
      once(tx, attempt, now, async () => {
        await lockOwnAccount(tx, account.id);
        await propose(tx, request, await asking(tx, request), id, body, now);
        return String(id);
      }),
    );
    return created(await toCompensation(db, await own(db, request, id), now));
  },

  async waiveCompensation(request, { db, clock }) {
    const { account, path } = request;
    const now = clock.now();
    await asking(db, request);
    await db.transaction(async (tx) => {
      await lockOwnAccount(tx, account.id);
      await waive(tx, request, await asking(tx, request), path.compensationId, now);
    });
    return ok(await toCompensation(db, await own(db, request, path.compensationId), now));
  },
} satisfies Partial<Handlers>;
