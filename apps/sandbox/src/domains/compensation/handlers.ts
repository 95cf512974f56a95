/** Compensations of the current member. */
import type { Database } from '../../platform/database/database.ts';
import type { ContextHeaders, Handlers, Schemas } from '../../platform/api.ts';
import { created, ok } from '../../platform/api.ts';
import type { Customer } from '../accounts/customers.ts';
import { lockOwnAccount } from '../accounts/lookup.ts';
import { requireMember } from '../accounts/member.ts';
import { requirePermission } from '../accounts/permissions.ts';
import { runIdempotent } from '../../platform/idempotency/runIdempotent.ts';
import { loadAccountMemberships } from '../memberships/membership.ts';
import { toChoice } from '../rewards/choice.ts';
import { propose, waive } from './claim.ts';
import {
  getCompensation,
  loadCompensations,
  loadPremiums,
  toCompensation,
} from './compensations.ts';

type Asker = { account: { id: number }; context: ContextHeaders };

async function requireCompensationMember(
  db: Database,
  { account, context }: Asker,
): Promise<Customer> {
  const customer = await requireMember(db, account, context);
  requirePermission(customer, 'SELF_SERVICE_COMPENSATION');
  return customer;
}

async function findOwn(db: Database, asker: Asker, id: number) {
  const { tenant } = await requireCompensationMember(db, asker);
  return getCompensation(db, await loadAccountMemberships(db, asker.account.id, tenant), id);
}

export const compensationHandlers = {
  async listCompensations(request, { db, clock }) {
    const { tenant } = await requireCompensationMember(db, request);
    const memberships = await loadAccountMemberships(db, request.account.id, tenant);
    const list: Schemas['Compensation'][] = [];
    for (const found of await loadCompensations(db, memberships))
      list.push(await toCompensation(db, found, clock.now()));
    return ok(list);
  },

  async listCompensationPremiums(request, { db, clock }) {
    const { membership, compensation } = await findOwn(db, request, request.path.compensationId);
    const { currency } = membership.contract;
    const premiums = await loadPremiums(db, compensation.id);
    return ok(premiums.map((one) => toChoice(one, { membership, currency }, clock.now())));
  },

  async createCompensationProposal(request, { db, clock }) {
    const { account, header, body, operationId, path } = request;
    const now = clock.now();
    const id = path.compensationId;
    await requireCompensationMember(db, request);
    const key = header['Idempotency-Key'] ?? null;
    const attempt = {
      key,
      operation: operationId,
      accountId: account.id,
      request: { id, body },
    };
    await db.transaction((tx) =>
      runIdempotent(tx, attempt, now, async () => {
        await lockOwnAccount(tx, account.id);
        await propose(tx, request, await requireCompensationMember(tx, request), id, body, now);
        return String(id);
      }),
    );
    return created(await toCompensation(db, await findOwn(db, request, id), now));
  },

  async waiveCompensation(request, { db, clock }) {
    const { account, path } = request;
    const now = clock.now();
    await requireCompensationMember(db, request);
    await db.transaction(async (tx) => {
      await lockOwnAccount(tx, account.id);
      await waive(
        tx,
        request,
        await requireCompensationMember(tx, request),
        path.compensationId,
        now,
      );
    });
    return ok(await toCompensation(db, await findOwn(db, request, path.compensationId), now));
  },
} satisfies Partial<Handlers>;
