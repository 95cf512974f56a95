/** Contracts of members and their cancelation. */
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { ApiRequest, Handlers, Schemas, Services } from '../../platform/api.ts';
import { ok } from '../../platform/api.ts';
import { apiError } from '../../platform/http/apiError.ts';
import { loadConnectedStudios } from '../accounts/customers.ts';
import { lockOwnAccount } from '../accounts/lookup.ts';
import { requireMember } from '../accounts/member.ts';
import { contractOfferModules, contractOffers } from '../membershipOffers/tables.ts';
import { contractPdf } from './contractPdf.ts';
import { createDocumentUrl } from './documentLinks.ts';
import { runIdempotent } from '../../platform/idempotency/runIdempotent.ts';
import { requirePermission } from '../accounts/permissions.ts';
import { studioLanguage, getStudio } from '../studios/rules.ts';
import { chooseEnding, cancelContract, findReason, withdrawCancelation } from './cancel.ts';
import { listContractEndings, isOver } from './exitOptions.ts';
import { findMainContract } from './mainContract.ts';
import type { Membership } from './membership.ts';
import {
  studioDay,
  lockExistingMembership,
  findOwnMembership,
  loadOwnMemberships,
  showActivePermission,
  showInactivePermission,
} from './ownMemberships.ts';
import { cancelationReasons } from './tables.ts';
import {
  isWithdrawable,
  toContractPromises,
  findContractReceipt,
  toMemberContract,
  toPendingCancelations,
  toReceipt,
} from './view.ts';

/** Loads the cancelation reasons of a chain. */
export const loadReasons = (
  db: Database,
  tenant: string,
  forModules: boolean,
): Promise<Schemas['CancelationReason'][]> =>
  db
    .select({ id: cancelationReasons.id, name: cancelationReasons.name })
    .from(cancelationReasons)
    .where(
      and(eq(cancelationReasons.tenant, tenant), eq(cancelationReasons.forModules, forModules)),
    )
    .orderBy(asc(cancelationReasons.position), asc(cancelationReasons.id))
    .limit(50);

/** @throws 404 for the receipt of a contract that is not canceled */
function checkDocument(membership: Membership, document: Schemas['ContractDocument']): void {
  if (document === 'CONTRACT' || findContractReceipt(membership) !== null) return;
  throw apiError(404, 'contract.error.documentnotfound', 'There is no such document');
}

/** Loads a receipt by its id. */
async function loadReceipt(
  db: Database,
  contractId: number,
  id: string,
): Promise<Schemas['CancelationReceipt']> {
  const membership = await lockExistingMembership(db, contractId);
  const receipt = membership.cancelations.find((one) => one.id === id);
  if (!receipt) throw new Error(`Receipt ${id} is gone.`);
  return toReceipt(membership, receipt);
}

type DeclarationRequest = Pick<
  ApiRequest<'cancelContract'>,
  'account' | 'context' | 'header' | 'operationId'
>;

/** Runs a declaration about a contract once per idempotency key, with account and contract locked. */
export async function runDeclaration(
  request: Omit<DeclarationRequest, 'operationId'>,
  operation: string,
  declaration: { contractId: number; request: unknown },
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  make: (tx: Database, membership: Membership, now: Date) => Promise<string>,
): Promise<Schemas['CancelationReceipt']> {
  const { account, header } = request;
  const now = clock.now();
  const key = header['Idempotency-Key'] ?? null;
  const attempt = { key, operation, accountId: account.id, request: declaration.request };
  return db.transaction(async (tx) => {
    const id = await runIdempotent(tx, attempt, now, async () => {
      await lockOwnAccount(tx, account.id);
      return make(tx, await lockExistingMembership(tx, declaration.contractId), now);
    });
    return loadReceipt(tx, declaration.contractId, id);
  });
}

export const memberContractHandlers = {
  async listContracts(request, { db, clock }) {
    const { customer, memberships } = await loadOwnMemberships(db, request);
    const isActive = request.query.status === 'ACTIVE';
    requirePermission(customer, isActive ? showActivePermission : showInactivePermission);
    const now = clock.now();
    return ok(
      memberships
        .filter((one) => isOver(one, studioDay(one, now)) !== isActive)
        .slice(0, 100)
        .map((one) => toMemberContract(one, studioDay(one, now))),
    );
  },

  async getMainContract(request, { db, clock }) {
    const { customer, memberships } = await loadOwnMemberships(db, request);
    requirePermission(customer, showActivePermission);
    const now = clock.now();
    const main = findMainContract(memberships, now, ['RUNNING', 'CANCELED', 'UPCOMING']);
    if (!main) throw apiError(404, 'contract.error.notfound', 'There is no such contract');
    return ok(toMemberContract(main, studioDay(main, now)));
  },

  async listPendingCancelations(request, { db, clock }) {
    const { customer, memberships } = await loadOwnMemberships(db, request);
    requirePermission(customer, showActivePermission);
    const now = clock.now();
    return ok(
      memberships
        .flatMap((one) => toPendingCancelations(one, studioDay(one, now)))
        .toSorted((a, b) => a.contractEndDate.localeCompare(b.contractEndDate))
        .slice(0, 100),
    );
  },

  async getContractConfiguration({ account, context }, { db }) {
    const { homeStudioId, tenant } = await requireMember(db, account, context);
    const connected = await loadConnectedStudios(db, account.id);
    const id = homeStudioId ?? connected.find((one) => one.tenant === tenant)?.id;
    if (id === undefined) throw new Error(`Account ${account.id} is not connected to a studio.`);
    const studio = await getStudio(db, id, context);
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
    const { tenant } = await requireMember(db, account, context);
    return ok(await loadReasons(db, tenant, false));
  },

  async getContractDocument(request, { db, clock }) {
    const { path, query, language } = request;
    const { membership } = await findOwnMembership(db, request, path.contractId, clock.now());
    const document = query.document ?? 'CONTRACT';
    checkDocument(membership, document);
    const file = await contractPdf(db, membership, document, [
      language,
      studioLanguage(membership.studio),
    ]);
    return { status: 200 as const, body: file };
  },

  async getContractDownloadUrl(request, { db, clock }) {
    const { path, query, language } = request;
    const now = clock.now();
    const { membership } = await findOwnMembership(db, request, path.contractId, now);
    const document = query.document ?? 'CONTRACT';
    checkDocument(membership, document);
    return ok(await createDocumentUrl(db, membership, { document, language }, now));
  },

  async getContractCancelationDates(request, { db, clock }) {
    const { contractId } = request.path;
    const { membership, today } = await findOwnMembership(db, request, contractId, clock.now());
    const dates = membership.studio.onlineCancelationEnabled
      ? toContractPromises(membership, today)
      : [];
    return ok({ contractId, cancelable: dates.length > 0, dates });
  },

  async cancelContract(request, services) {
    const { path, body, operationId, account, context } = request;
    const { db, clock } = services;
    const { contractId } = path;
    const { customer } = await findOwnMembership(db, request, contractId, clock.now());
    const declaration = { contractId, request: { path, body } };
    return ok(
      await runDeclaration(
        request,
        operationId,
        declaration,
        services,
        async (tx, membership, now) => {
          const today = studioDay(membership, now);
          if (membership.contract.cancelationDate !== null)
            throw apiError(409, 'contract.error.alreadycanceled', 'It is canceled already');
          const isPossible = membership.studio.onlineCancelationEnabled;
          const endings = isPossible ? listContractEndings(membership, today) : [];
          const ending = chooseEnding(endings, body.contractEndDate);
          const reason = await findReason(tx, body.cancelationReasonId, customer.tenant, false);
          const by = { operationId, context, account };
          return cancelContract(tx, membership, ending, { by, today, now }, reason);
        },
      ),
    );
  },

  async withdrawContractCancelation(request, services) {
    const { path, operationId, account, context } = request;
    const { db, clock } = services;
    const { contractId } = path;
    await findOwnMembership(db, request, contractId, clock.now());
    const declaration = { contractId, request: { path } };
    return ok(
      await runDeclaration(request, operationId, declaration, services, (tx, membership, now) => {
        const today = studioDay(membership, now);
        if (!isWithdrawable(membership, today))
          throw apiError(409, 'contract.error.notcanceled', 'It is not canceled, or over');
        return withdrawCancelation(tx, membership, null, {
          by: { operationId, context, account },
          today,
          now,
        });
      }),
    );
  },
} satisfies Partial<Handlers>;
