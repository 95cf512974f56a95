/**
 * Declarations made without a session: stored, confirmed by mail, and executed if unambiguous. Responses reveal nothing
 * about stored contracts.
 */
import { randomUUID } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { ApiRequest, Handlers, Schemas, Services } from '../../platform/api.ts';
import { created } from '../../platform/api.ts';
import { foldText } from '../../platform/foldText.ts';
import { apiError, invalidFields } from '../../platform/http/apiError.ts';
import { currentSurface } from '../../platform/scope.ts';
import { addDays, dayIn, zoned } from '../../platform/time.ts';
import { customers } from '../accounts/tables.ts';
import { withdrawalEnd } from '../membershipOffers/startDates.ts';
import { contracts } from '../membershipOffers/tables.ts';
import { runIdempotent } from '../../platform/idempotency/runIdempotent.ts';
import { addJob } from '../../platform/jobs/addJob.ts';
import { enforceRateLimit } from '../limits/rates.ts';
import { notifyAboutDeclaration } from './contractChangeMails.ts';
import { type StoredStudio, getStudio } from '../studios/rules.ts';
import { studios } from '../studios/tables.ts';
import { cancelContract } from './cancel.ts';
import { listContractEndings } from './exitOptions.ts';
import { lockMembership, type Membership, findMembership } from './membership.ts';
import { contractDeclarations } from './tables.ts';

type Declaration = typeof contractDeclarations.$inferSelect;

type Request = Pick<ApiRequest<'createPublicWithdrawal'>, 'address' | 'context' | 'header'> & {
  operationId: 'createPublicCancelation' | 'createPublicWithdrawal';
  body: Schemas['PublicCancelationRequest'] | Schemas['PublicWithdrawalRequest'];
};

/** A cancelation declared without a session, which may be carried out. */
export type DeclarationJob = { kind: 'declaration'; id: string };

type DeclarationInput = Omit<
  Declaration,
  'id' | 'receivedAt' | 'carriedOutAt' | 'contractId' | 'reader'
>;

/**
 * Stores a declaration and queues its mail, once per key. Neither the response nor its timing reveals whether a
 * contract matches.
 */
async function declare(
  { address, context, header, operationId, body }: Request,
  services: Services,
  toInput: (studio: StoredStudio) => DeclarationInput,
): Promise<Schemas['DeclarationReceipt']> {
  await enforceRateLimit(services, 'declare', address);
  const { db, clock } = services;
  const studio = await getStudio(db, body.organizationUnitId, context);
  const now = clock.now();
  const key = header['Idempotency-Key'] ?? null;
  const attempt = { key, operation: operationId, accountId: null, request: body };
  return db.transaction(async (tx) => {
    const id = await runIdempotent(tx, attempt, now, async () => {
      const row = {
        ...toInput(studio),
        id: randomUUID(),
        receivedAt: now,
        reader: currentSurface(),
      };
      const [stored] = await tx.insert(contractDeclarations).values(row).returning();
      if (!stored) throw new Error('The declaration was not stored.');
      await notifyAboutDeclaration(tx, stored, studio);
      await addJob(tx, { kind: 'declaration', id: stored.id } satisfies DeclarationJob);
      return stored.id;
    });
    const [stored] = await tx
      .select({ receivedAt: contractDeclarations.receivedAt })
      .from(contractDeclarations)
      .where(eq(contractDeclarations.id, id));
    return { id, dateTime: zoned(stored?.receivedAt ?? now, studio.zoneId) };
  });
}

/** Normalizes names and numbers for comparison: ignores case, spaces, dashes and look-alike characters. */
const normalize = (text: string): string =>
  foldText('code', text).toLowerCase().replaceAll('-', '');

/** Finds the declarant's contracts at all studios of the chain. A canceled one can only be withdrawn from. */
async function findContracts(
  tx: Database,
  { kind, lastname, firstname, customerNumber, dateOfBirth }: Declaration,
  tenant: string,
): Promise<Membership[]> {
  const found = await tx
    .select({ contract: contracts, number: customers.customerNumber })
    .from(contracts)
    .innerJoin(studios, eq(studios.id, contracts.studioId))
    .leftJoin(
      customers,
      and(eq(customers.accountId, contracts.accountId), eq(customers.tenant, studios.tenant)),
    )
    .where(
      and(
        eq(studios.tenant, tenant),
        kind === 'WITHDRAWAL' ? undefined : isNull(contracts.cancelationDate),
        sql`lower(${contracts.customerData} ->> 'lastname') = lower(${lastname.trim()})`,
      ),
    )
    .limit(200);
  const mine = found.filter(({ contract: { customerData }, number }) => {
    if (normalize(customerData.firstname) !== normalize(firstname)) return false;
    if (dateOfBirth !== null && customerData.dateOfBirth !== dateOfBirth) return false;
    return customerNumber === null || normalize(number ?? '') === normalize(customerNumber);
  });
  const memberships = await Promise.all(
    mine.map(({ contract }) => findMembership(tx, contract.id)),
  );
  return memberships.filter((membership) => membership !== null);
}

/** Finds the contract that the text refers to, preferably an uncanceled one; null if there is none or several match. */
function matchContract(memberships: readonly Membership[], description: string): Membership | null {
  const normalized = normalize(description);
  const by = (text: (membership: Membership) => string) =>
    memberships.filter((membership) => normalized.includes(normalize(text(membership))));
  const numbered = by(({ contract }) => contract.contractNumber);
  const matches = numbered.length > 0 ? numbered : by(({ contract }) => contract.name);
  const uncanceled = matches.filter(({ contract }) => contract.cancelationDate === null);
  const [only, ...others] = uncanceled.length > 0 ? uncanceled : matches;
  return only && others.length === 0 ? only : null;
}

/**
 * Executes an ordinary cancelation if exactly one contract matches and can be canceled; otherwise the studio decides.
 * @param services in the transaction of the job
 */
export async function executeDeclaration(
  { db: tx }: Pick<Services, 'db'>,
  id: string,
): Promise<void> {
  const [found] = await tx
    .select({ declaration: contractDeclarations, studio: studios })
    .from(contractDeclarations)
    .innerJoin(studios, eq(studios.id, contractDeclarations.studioId))
    .where(eq(contractDeclarations.id, id));
  if (!found || found.declaration.type !== 'ORDINARY') return;
  const { declaration, studio } = found;
  const { receivedAt: now, contractEndDate: requestedDay } = declaration;
  const one = matchContract(
    await findContracts(tx, declaration, studio.tenant),
    declaration.contract,
  );
  const membership = one && (await lockMembership(tx, one.contract.id));
  if (!membership) return;
  const today = dayIn(membership.studio.zoneId, now);
  // If the requested day is too early, use the next possible end.
  const ending = listContractEndings(membership, today).find(
    ({ contractEndDate }) => requestedDay === null || contractEndDate >= requestedDay,
  );
  if (!ending) return;
  const by = {
    operationId: 'createPublicCancelation' as const,
    context: { 'X-Tenant': studio.tenant },
    account: null,
  };
  await cancelContract(tx, membership, ending, { by, today, now }, declaration.reason);
  await tx
    .update(contractDeclarations)
    .set({ carriedOutAt: now, contractId: membership.contract.id })
    .where(eq(contractDeclarations.id, id));
}

/** @throws 404 if the studio has decided about it, or has received no such withdrawal */
async function lockWithdrawal(tx: Database, studioId: number, id: string): Promise<Declaration> {
  const [declaration] = await tx
    .select()
    .from(contractDeclarations)
    .where(
      and(
        eq(contractDeclarations.id, id),
        eq(contractDeclarations.studioId, studioId),
        isPendingWithdrawal,
      ),
    )
    .for('update');
  if (!declaration)
    throw apiError(404, 'contract.error.notfound', 'No such withdrawal waits for a decision');
  return declaration;
}

/** Matches withdrawals that the studio has not decided about. */
export const isPendingWithdrawal = and(
  eq(contractDeclarations.kind, 'WITHDRAWAL'),
  isNull(contractDeclarations.carriedOutAt),
);

/**
 * Decides about a withdrawal. Accepted, the contract ends on the day before the studio received it, everything charged
 * for later days is credited, and its voucher gets its part back.
 * @throws 404 for an unknown or decided one, 409 if not exactly one contract matches or its withdrawal period is over
 */
export async function decideWithdrawal(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  studio: StoredStudio,
  id: string,
  decision: 'ACCEPTED' | 'REJECTED',
): Promise<void> {
  const now = clock.now();
  await db.transaction(async (tx) => {
    const declaration = await lockWithdrawal(tx, studio.id, id);
    const contractId =
      decision === 'ACCEPTED' ? await withdrawFromContract(tx, studio, declaration, now) : null;
    await tx
      .update(contractDeclarations)
      .set({ carriedOutAt: now, contractId })
      .where(eq(contractDeclarations.id, id));
  });
}

async function withdrawFromContract(
  tx: Database,
  studio: StoredStudio,
  declaration: Declaration,
  now: Date,
): Promise<number> {
  const found = matchContract(
    await findContracts(tx, declaration, studio.tenant),
    declaration.contract,
  );
  const membership = found && (await lockMembership(tx, found.contract.id));
  if (!membership)
    throw apiError(409, 'contract.error.notfound', 'Not exactly one contract matches');
  const { zoneId } = membership.studio;
  const received = dayIn(zoneId, declaration.receivedAt);
  if (received > withdrawalEnd(dayIn(zoneId, membership.contract.signedAt)))
    throw apiError(409, 'contract.error.notcancelable', 'The withdrawal period is over');
  const { contractEndDate } = membership.contract;
  if (contractEndDate !== null && contractEndDate < received)
    throw apiError(409, 'contract.error.notcancelable', 'The contract has ended already');
  const by = {
    operationId: 'createPublicWithdrawal' as const,
    context: { 'X-Tenant': studio.tenant },
    account: null,
  };
  const ending = {
    contractEndDate: addDays(received, -1),
    lastPossibleCancelationDate: received,
  };
  await cancelContract(tx, membership, ending, { by, today: dayIn(zoneId, now), now }, null);
  return membership.contract.id;
}

/** @throws 400 if the person is not identified, or an extraordinary cancelation has no reason */
function checkCancelation(body: Schemas['PublicCancelationRequest']): void {
  if (body.customerNumber === null && body.dateOfBirth === null)
    throw invalidFields({ field: 'customerNumber', message: 'or dateOfBirth is required' });
  if (body.type === 'EXTRAORDINARY' && (body.reason ?? '').trim() === '')
    throw invalidFields({ field: 'reason', message: 'is required for EXTRAORDINARY' });
}

export const declarationHandlers = {
  async createPublicCancelation(request, services) {
    const { organizationUnitId: _, ...input } = request.body;
    checkCancelation(request.body);
    return created(
      await declare(request, services, ({ id: studioId }) => ({
        ...input,
        studioId,
        kind: 'CANCELATION',
      })),
    );
  },

  async createPublicWithdrawal(request, services) {
    const { organizationUnitId: _, ...input } = request.body;
    const nothing = { type: null, reason: null, customerNumber: null, dateOfBirth: null };
    return created(
      await declare(request, services, ({ id: studioId }) => ({
        ...nothing,
        ...input,
        studioId,
        kind: 'WITHDRAWAL',
        contractEndDate: null,
      })),
    );
  },
} satisfies Partial<Handlers>;
