/** Cancelation: end date, final charges and receipt, all or nothing. */
import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { apiError } from '../../platform/http/apiError.ts';
import { audit, type AuditedBy } from '../accounts/audit.ts';
import { contracts, moduleContracts } from '../membershipOffers/tables.ts';
import { notifyAboutCancelation } from './contractChangeMails.ts';
import { charge } from './charging.ts';
import type { Ending } from './ending.ts';
import type { ExitPromise } from './exitPromise.ts';
import { computeContractPromise, computeModulePromise } from './exitOptions.ts';
import { lockMembership, type Membership, type Module } from './membership.ts';
import { cancelationReasons, contractCancelations } from './tables.ts';
import { toCharge } from './view.ts';

/** Requester and time of a declaration. */
export type DeclarationContext = { by: AuditedBy; today: string; now: Date };

/**
 * Selects the requested end.
 * @param requestedDay null for the earliest
 * @throws 409 without any possible end, 422 for a day that is not one of them
 */
export function chooseEnding(endings: readonly Ending[], requestedDay: string | null): Ending {
  const [earliest] = endings;
  if (!earliest) throw apiError(409, 'contract.error.notcancelable', 'It cannot be canceled here');
  if (requestedDay === null) return earliest;
  const chosen = endings.find(({ contractEndDate }) => contractEndDate === requestedDay);
  if (!chosen)
    throw apiError(422, 'contract.error.enddatenotpossible', 'It cannot end on this day', {
      args: [{ type: 'STRING', value: earliest.contractEndDate }],
    });
  return chosen;
}

/** Returns the text of a reason. @throws 422 for a reason that the chain does not offer for this */
export async function findReason(
  db: Database,
  id: number | null,
  tenant: string,
  forModules: boolean,
): Promise<string | null> {
  if (id === null) return null;
  const [reason] = await db
    .select()
    .from(cancelationReasons)
    .where(
      and(
        eq(cancelationReasons.id, id),
        eq(cancelationReasons.tenant, tenant),
        eq(cancelationReasons.forModules, forModules),
      ),
    );
  if (!reason)
    throw apiError(422, 'contract.error.cancelationreasonunknown', 'There is no such reason');
  return reason.name;
}

async function storeReceipt(
  tx: Database,
  { contract }: Membership,
  moduleContractId: number | null,
  promise: ExitPromise,
  { reason, now }: { reason: string | null; now: Date },
): Promise<string> {
  const id = randomUUID();
  const { contractEndDate, stillChargedCents, lastCharge } = promise;
  await tx.insert(contractCancelations).values({
    id,
    type: 'CANCELATION',
    contractId: contract.id,
    moduleContractId,
    receivedAt: now,
    contractEndDate,
    reason,
    stillChargedCents,
    lastCharge: lastCharge && toCharge(lastCharge, contract.currency),
  });
  return id;
}

/** Charges amounts that a change has made due, and credits those it has made obsolete. */
export async function updateCharges(
  tx: Database,
  id: number,
  { today, now }: DeclarationContext,
): Promise<void> {
  const changed = await lockMembership(tx, id);
  if (changed) await charge(tx, changed, today, now);
}

/**
 * Cancels a contract.
 * @param tx the transaction that has locked it
 * @returns the id of the receipt
 */
export async function cancelContract(
  tx: Database,
  membership: Membership,
  ending: Ending,
  context: DeclarationContext,
  reason: string | null,
): Promise<string> {
  const { contract } = membership;
  const { by, today, now } = context;
  const charged = await charge(tx, membership, today, now);
  const promise = computeContractPromise(membership, today, ending, charged);
  const receipt = await storeReceipt(tx, membership, null, promise, { reason, now });
  await tx
    .update(contracts)
    .set({ cancelationDate: today, contractEndDate: ending.contractEndDate })
    .where(eq(contracts.id, contract.id));
  await updateCharges(tx, contract.id, context);
  const fields = ['cancelationDate', 'contractEndDate'];
  await audit(tx, { by, at: now, kind: 'contract', id: contract.id, fields });
  await notifyAboutCancelation(tx, receipt);
  return receipt;
}

/** Cancels a module; its contract continues. @returns the id of the receipt */
export async function cancelModule(
  tx: Database,
  membership: Membership,
  module: Module,
  ending: Ending,
  declared: DeclarationContext,
  reason: string | null,
): Promise<string> {
  const { contract } = membership;
  const { by, today, now } = declared;
  const charged = await charge(tx, membership, today, now);
  const promise = computeModulePromise(membership, module, today, ending, charged);
  const receipt = await storeReceipt(tx, membership, module.id, promise, { reason, now });
  await tx
    .update(moduleContracts)
    .set({ cancelationDate: today, contractEndDate: ending.contractEndDate })
    .where(eq(moduleContracts.id, module.id));
  await updateCharges(tx, contract.id, declared);
  const fields = ['cancelationDate', 'contractEndDate'];
  await audit(tx, { by, at: now, kind: 'module-contract', id: module.id, fields });
  await notifyAboutCancelation(tx, receipt);
  return receipt;
}

/**
 * Withdraws the cancelation of a contract or module, which then continues unchanged.
 * @param tx the transaction that has locked the contract and checked that this is possible
 * @returns the id of the receipt
 */
export async function withdrawCancelation(
  tx: Database,
  { contract }: Membership,
  module: Module | null,
  declared: DeclarationContext,
): Promise<string> {
  const { by, now } = declared;
  const id = randomUUID();
  await tx.insert(contractCancelations).values({
    id,
    type: 'CANCELATION_WITHDRAWAL',
    contractId: contract.id,
    moduleContractId: module?.id ?? null,
    receivedAt: now,
  });
  const notCanceled = { cancelationDate: null, contractEndDate: null };
  if (module === null)
    await tx.update(contracts).set(notCanceled).where(eq(contracts.id, contract.id));
  else await tx.update(moduleContracts).set(notCanceled).where(eq(moduleContracts.id, module.id));
  await updateCharges(tx, contract.id, declared);
  await audit(tx, {
    by,
    at: now,
    ...(module === null
      ? { kind: 'contract' as const, id: contract.id }
      : { kind: 'module-contract' as const, id: module.id }),
    fields: ['cancelationDate', 'contractEndDate'],
  });
  await notifyAboutCancelation(tx, id);
  return id;
}
