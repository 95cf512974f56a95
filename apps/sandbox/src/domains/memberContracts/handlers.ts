/** Contracts of members: what they have, and the way out. */
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { ApiRequest, Handlers, Schemas, Services } from '../../server/api.ts';
import { ok } from '../../server/api.ts';
import { fault } from '../../server/fault.ts';
import { connectedStudios } from '../accounts/customers.ts';
import { lockOwnAccount } from '../accounts/lookup.ts';
import { memberAt } from '../accounts/member.ts';
import { contractOfferModules, contractOffers } from '../contracts/tables.ts';
import { contractPdf } from '../documents/contractPdf.ts';
import { documentUrl } from '../documents/links.ts';
import { once } from '../idempotency/once.ts';
import { languageOf, studioOf } from '../studios/rules.ts';
import { chosenEnding, leaveContract, reasonNamed, stay } from './cancel.ts';
import { endingsOf, isOver } from './leaving.ts';
import { mainOf } from './main.ts';
import type { Membership } from './membership.ts';
import {
  checkPermission,
  dayAt,
  lockedMembership,
  ownMembership,
  ownMemberships,
  seesActive,
  seesInactive,
} from './own.ts';
import { cancelationReasons } from './tables.ts';
import {
  isWithdrawable,
  promisesOf,
  receiptOfContract,
  toMemberContract,
  toPending,
  toReceipt,
} from './view.ts';

/** The reasons of a chain. */
export const reasonsOf = (
  db: Database,
  tenant: string,
  ofModules: boolean,
): Promise<Schemas['CancelationReason'][]> =>
  db
    .select({ id: cancelationReasons.id, name: cancelationReasons.name })
    .from(cancelationReasons)
    .where(and(eq(cancelationReasons.tenant, tenant), eq(cancelationReasons.ofModules, ofModules)))
    .orderBy(asc(cancelationReasons.position), asc(cancelationReasons.id))
    .limit(50);

/** @throws 404 for a receipt of something that is not canceled */
function checkDocument(membership: Membership, document: Schemas['ContractDocument']): void {
  if (document === 'CONTRACT' || receiptOfContract(membership) !== null) return;
  throw fault(404, 'contract.error.documentnotfound', 'There is no such document');
}

/** A receipt by its id. */
async function receiptNamed(
  db: Database,
  contractId: number,
  id: string,
): Promise<Schemas['CancelationReceipt']> {
  const membership = await lockedMembership(db, contractId);
  const receipt = membership.cancelations.find((one) => one.id === id);
  if (!receipt) throw new Error(`Receipt ${id} is gone.`);
  return toReceipt(membership, receipt);
}

type Attempted = Pick<
  ApiRequest<'cancelContract'>,
  'account' | 'context' | 'header' | 'operationId'
>;

/** Runs something that is declared of a contract once under the key of the request, with account and contract locked. */
export async function declareOnce(
  request: Omit<Attempted, 'operationId'>,
  operation: string,
  asked: { contractId: number; request: unknown },
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  make: (tx: Database, membership: Membership, now: Date) => Promise<string>,
): Promise<Schemas['CancelationReceipt']> {
  const { account, header } = request;
  const now = clock.now();
  const key = header['Idempotency-Key'] ?? null;
  const attempt = { key, operation, accountId: account.id, request: asked.request };
  return db.transaction(async (tx) => {
    const id = await once(tx, attempt, now, async () => {
      await lockOwnAccount(tx, account.id);
      return make(tx, await lockedMembership(tx, asked.contractId), now);
    });
    return receiptNamed(tx, asked.contractId, id);
  });
}

export const memberContractHandlers = {
  async listContracts(request, { db, clock }) {
    const { customer, memberships } = await ownMemberships(db, request);
    const isActive = request.query.status === 'ACTIVE';
    checkPermission(customer, isActive ? seesActive : seesInactive);
    const now = clock.now();
    return ok(
      memberships
        .filter((one) => isOver(one, dayAt(one, now)) !== isActive)
        .slice(0, 100)
        .map((one) => toMemberContract(one, dayAt(one, now))),
    );
  },

  async getMainContract(request, { db, clock }) {
    const { customer, memberships } = await ownMemberships(db, request);
    checkPermission(customer, seesActive);
    const now = clock.now();
    const main = mainOf(memberships, now, ['RUNNING', 'CANCELED', 'UPCOMING']);
    if (!main) throw fault(404, 'contract.error.notfound', 'There is no such contract');
    return ok(toMemberContract(main, dayAt(main, now)));
  },

  async listPendingCancelations(request, { db, clock }) {
    const { customer, memberships } = await ownMemberships(db, request);
    checkPermission(customer, seesActive);
    const now = clock.now();
    return ok(
      memberships
        .flatMap((one) => toPending(one, dayAt(one, now)))
        .toSorted((a, b) => a.contractEndDate.localeCompare(b.contractEndDate))
        .slice(0, 100),
    );
  },

  async getContractConfiguration({ account, context }, { db }) {
    const { homeStudioId, tenant } = await memberAt(db, account, context);
    const connected = await connectedStudios(db, account.id);
    const id = homeStudioId ?? connected.find((one) => one.tenant === tenant)?.id;
    if (id === undefined) throw new Error(`Account ${account.id} is connected to no studio.`);
    const studio = await studioOf(db, id, context);
    const [module] = await db
      .select({ id: contractOfferModules.id })
      .from(contractOfferModules)
      .innerJoin(contractOffers, eq(contractOffers.id, contractOfferModules.offerId))
      .where(
        and(eq(contractOffers.studioId, studio.id), isNotNull(contractOfferModules.priceCents)),
      )
      .limit(1);
    return ok({
      organizationUnitId: studio.id,
      onlineCancelationEnabled: studio.onlineCancelationEnabled,
      moduleBookingEnabled: module !== undefined,
    });
  },

  async listContractCancelationReasons({ account, context }, { db }) {
    const { tenant } = await memberAt(db, account, context);
    return ok(await reasonsOf(db, tenant, false));
  },

  async getContractDocument(request, { db, clock }) {
    const { path, query, language } = request;
    const { membership } = await ownMembership(db, request, path.contractId, clock.now());
    const document = query.document ?? 'CONTRACT';
    checkDocument(membership, document);
    const file = await contractPdf(db, membership, document, [
      language,
      languageOf(membership.studio),
    ]);
    return { status: 200 as const, body: file };
  },

  async getContractDownloadUrl(request, { db, clock }) {
    const { path, query, language } = request;
    const now = clock.now();
    const { membership } = await ownMembership(db, request, path.contractId, now);
    const document = query.document ?? 'CONTRACT';
    checkDocument(membership, document);
    return ok(await documentUrl(db, membership, { document, language }, now));
  },

  async getContractCancelationDates(request, { db, clock }) {
    const { contractId } = request.path;
    const { membership, today } = await ownMembership(db, request, contractId, clock.now());
    const dates = membership.studio.onlineCancelationEnabled ? promisesOf(membership, today) : [];
    return ok({ contractId, cancelable: dates.length > 0, dates });
  },

  async cancelContract(request, services) {
    const { path, body, operationId, account, context } = request;
    const { db, clock } = services;
    const { contractId } = path;
    const { customer } = await ownMembership(db, request, contractId, clock.now());
    const asked = { contractId, request: { path, body } };
    return ok(
      await declareOnce(request, operationId, asked, services, async (tx, membership, now) => {
        const today = dayAt(membership, now);
        if (membership.contract.cancelationDate !== null)
          throw fault(409, 'contract.error.alreadycanceled', 'It is canceled already');
        const isPossible = membership.studio.onlineCancelationEnabled;
        const endings = isPossible ? endingsOf(membership, today) : [];
        const ending = chosenEnding(endings, body.contractEndDate);
        const reason = await reasonNamed(tx, body.cancelationReasonId, customer.tenant, false);
        const by = { operationId, context, account };
        return leaveContract(tx, membership, ending, { by, today, now }, reason);
      }),
    );
  },

  async withdrawContractCancelation(request, services) {
    const { path, operationId, account, context } = request;
    const { db, clock } = services;
    const { contractId } = path;
    await ownMembership(db, request, contractId, clock.now());
    const asked = { contractId, request: { path } };
    return ok(
      await declareOnce(request, operationId, asked, services, (tx, membership, now) => {
        const today = dayAt(membership, now);
        if (!isWithdrawable(membership, today))
          throw fault(409, 'contract.error.notcanceled', 'It is not canceled, or over');
        return stay(tx, membership, null, { by: { operationId, context, account }, today, now });
      }),
    );
  },
} satisfies Partial<Handlers>;
