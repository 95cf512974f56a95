/** What somebody declares without logging in: kept, receipted, and carried out where it leaves no doubt. Nobody learns who is in the books. */
import { randomUUID } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { ApiRequest, Handlers, Schemas, Services } from '../../server/api.ts';
import { created } from '../../server/api.ts';
import { invalid } from '../../server/fault.ts';
import { presentSurface } from '../../server/scope.ts';
import { dayIn, zoned } from '../../time.ts';
import { customers } from '../accounts/tables.ts';
import { contracts } from '../contracts/tables.ts';
import { once } from '../idempotency/once.ts';
import { addJob } from '../jobs/addJob.ts';
import { takeRate } from '../limits/rates.ts';
import { tellDeclared } from '../mail/leavingMails.ts';
import { type StoredStudio, studioOf } from '../studios/rules.ts';
import { studios } from '../studios/tables.ts';
import { leaveContract } from './cancel.ts';
import { endingsOf } from './leaving.ts';
import { lockMembership, type Membership, membershipOf } from './membership.ts';
import { contractDeclarations } from './tables.ts';

type Declaration = typeof contractDeclarations.$inferSelect;

type Request = Pick<ApiRequest<'createPublicWithdrawal'>, 'address' | 'context' | 'header'> & {
  operationId: 'createPublicCancelation' | 'createPublicWithdrawal';
  body: Schemas['PublicCancelationRequest'] | Schemas['PublicWithdrawalRequest'];
};

type Said = Omit<Declaration, 'id' | 'receivedAt' | 'carriedOutAt' | 'contractId' | 'reader'>;

/** Keeps a declaration with its mail, once under a key. What becomes of it shows in no answer, and in no time that one takes. */
async function declare(
  { address, context, header, operationId, body }: Request,
  services: Services,
  says: (studio: StoredStudio) => Said,
): Promise<Schemas['DeclarationReceipt']> {
  await takeRate(services, 'declare', address);
  const { db, clock } = services;
  const studio = await studioOf(db, body.organizationUnitId, context);
  const now = clock.now();
  const key = header['Idempotency-Key'] ?? null;
  const attempt = { key, operation: operationId, accountId: null, request: body };
  return db.transaction(async (tx) => {
    const id = await once(tx, attempt, now, async () => {
      const row = { ...says(studio), id: randomUUID(), receivedAt: now, reader: presentSurface() };
      const [kept] = await tx.insert(contractDeclarations).values(row).returning();
      if (!kept) throw new Error('Nothing was kept of a declaration.');
      await tellDeclared(tx, kept, studio);
      await addJob(tx, { kind: 'declaration', id: kept.id });
      return kept.id;
    });
    const [kept] = await tx
      .select({ receivedAt: contractDeclarations.receivedAt })
      .from(contractDeclarations)
      .where(eq(contractDeclarations.id, id));
    return { id, dateTime: zoned(kept?.receivedAt ?? now, studio.zoneId) };
  });
}

/** What is compared of a name or a number: neither case nor spaces nor dashes matter. */
const plain = (text: string): string => text.toLowerCase().replaceAll(/[\s\p{Pd}]/gu, '');

/** Contracts of whoever declares it, at any studio of the chain, that are not canceled. */
async function contractsOf(
  tx: Database,
  { lastname, firstname, customerNumber, dateOfBirth }: Declaration,
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
        isNull(contracts.cancelationDate),
        sql`lower(${contracts.customerData} ->> 'lastname') = lower(${lastname.trim()})`,
      ),
    )
    .limit(200);
  const mine = found.filter(({ contract: { customerData }, number }) => {
    if (plain(customerData.firstname) !== plain(firstname)) return false;
    if (dateOfBirth !== null && customerData.dateOfBirth !== dateOfBirth) return false;
    return customerNumber === null || plain(number ?? '') === plain(customerNumber);
  });
  const whole = await Promise.all(mine.map(({ contract }) => membershipOf(tx, contract.id)));
  return whole.filter((membership) => membership !== null);
}

/** The one contract that is meant; null when there is none, or it could be another one. */
function meant(memberships: readonly Membership[], words: string): Membership | null {
  const said = plain(words);
  const by = (text: (membership: Membership) => string) =>
    memberships.filter((membership) => said.includes(plain(text(membership))));
  const numbered = by(({ contract }) => contract.contractNumber);
  const named = numbered.length > 0 ? numbered : by(({ contract }) => contract.name);
  const [only, ...others] = named;
  return only && others.length === 0 ? only : null;
}

/**
 * Cancels what an ordinary cancelation means, if it means exactly one contract and that can end so; all others wait for the studio.
 * @param services in the transaction of the job
 */
export async function carryOut({ db: tx }: Pick<Services, 'db'>, id: string): Promise<void> {
  const [found] = await tx
    .select({ declaration: contractDeclarations, studio: studios })
    .from(contractDeclarations)
    .innerJoin(studios, eq(studios.id, contractDeclarations.studioId))
    .where(eq(contractDeclarations.id, id));
  if (!found || found.declaration.type !== 'ORDINARY') return;
  const { declaration, studio } = found;
  const { receivedAt: now, contractEndDate: wanted } = declaration;
  const one = meant(await contractsOf(tx, declaration, studio.tenant), declaration.contract);
  const membership = one && (await lockMembership(tx, one.contract.id));
  if (!membership) return;
  const today = dayIn(membership.studio.zoneId, now);
  // Whoever names a day that is too early is out on the next one that there is.
  const ending = endingsOf(membership, today).find(
    ({ contractEndDate }) => wanted === null || contractEndDate >= wanted,
  );
  if (!ending) return;
  const by = {
    operationId: 'createPublicCancelation' as const,
    context: { 'X-Tenant': studio.tenant },
    account: null,
  };
  await leaveContract(tx, membership, ending, { by, today, now }, declaration.reason);
  await tx
    .update(contractDeclarations)
    .set({ carriedOutAt: now, contractId: membership.contract.id })
    .where(eq(contractDeclarations.id, id));
}

/** @throws 400 when nothing says who it is, and for an extraordinary cancelation without a reason */
function checkCancelation(body: Schemas['PublicCancelationRequest']): void {
  if (body.customerNumber === null && body.dateOfBirth === null)
    throw invalid({ field: 'customerNumber', message: 'or dateOfBirth is required' });
  if (body.type === 'EXTRAORDINARY' && (body.reason ?? '').trim() === '')
    throw invalid({ field: 'reason', message: 'is required for EXTRAORDINARY' });
}

export const declarationHandlers = {
  async createPublicCancelation(request, services) {
    const { organizationUnitId: _, ...said } = request.body;
    checkCancelation(request.body);
    return created(
      await declare(request, services, ({ id: studioId }) => ({
        ...said,
        studioId,
        kind: 'CANCELATION',
      })),
    );
  },

  async createPublicWithdrawal(request, services) {
    const { organizationUnitId: _, ...said } = request.body;
    const nothing = { type: null, reason: null, customerNumber: null, dateOfBirth: null };
    return created(
      await declare(request, services, ({ id: studioId }) => ({
        ...nothing,
        ...said,
        studioId,
        kind: 'WITHDRAWAL',
        contractEndDate: null,
      })),
    );
  },
} satisfies Partial<Handlers>;
