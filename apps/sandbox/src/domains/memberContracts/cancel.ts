/** Canceling: the end, the last charges and the receipt, or nothing. */
import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { fault } from '../../server/fault.ts';
import { audit, type AuditedBy } from '../audit/audit.ts';
import { contracts, moduleContracts } from '../contracts/tables.ts';
import { tellLeaving } from '../mail/leavingMails.ts';
import { charge } from './charging.ts';
import type { Ending } from './ending.ts';
import type { ExitPromise } from './exitPromise.ts';
import { promiseOfContract, promiseOfModule } from './leaving.ts';
import { lockMembership, type Membership, type Module } from './membership.ts';
import { cancelationReasons, contractCancelations } from './tables.ts';
import { toCharge } from './view.ts';

/** When and by whom something is declared. */
export type Declared = { by: AuditedBy; today: string; now: Date };

/**
 * The end that was chosen among those that there are.
 * @param wanted null for the earliest
 * @throws 409 when there is none, 422 for a day that is none of them
 */
export function chosenEnding(endings: readonly Ending[], wanted: string | null): Ending {
  const [earliest] = endings;
  if (!earliest) throw fault(409, 'contract.error.notcancelable', 'It cannot be canceled here');
  if (wanted === null) return earliest;
  const chosen = endings.find(({ contractEndDate }) => contractEndDate === wanted);
  if (!chosen)
    throw fault(422, 'contract.error.enddatenotpossible', 'It cannot end on this day', {
      args: [{ type: 'STRING', value: earliest.contractEndDate }],
    });
  return chosen;
}

/** The words of a reason. @throws 422 for one that the chain does not have for this */
export async function reasonNamed(
  db: Database,
  id: number | null,
  tenant: string,
  ofModules: boolean,
): Promise<string | null> {
  if (id === null) return null;
  const [reason] = await db
    .select()
    .from(cancelationReasons)
    .where(
      and(
        eq(cancelationReasons.id, id),
        eq(cancelationReasons.tenant, tenant),
        eq(cancelationReasons.ofModules, ofModules),
      ),
    );
  if (!reason)
    throw fault(422, 'contract.error.cancelationreasonunknown', 'There is no such reason');
  return reason.name;
}

async function keepReceipt(
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

/** Charges what the change has made due, or gives back what it has not. */
export async function chargeAgain(
  tx: Database,
  id: number,
  { today, now }: Declared,
): Promise<void> {
  const changed = await lockMembership(tx, id);
  if (changed) await charge(tx, changed, today, now);
}

/**
 * Cancels a contract to an end.
 * @param tx the transaction that has locked it
 * @returns the receipt
 */
export async function leaveContract(
  tx: Database,
  membership: Membership,
  ending: Ending,
  declared: Declared,
  reason: string | null,
): Promise<string> {
  const { contract } = membership;
  const { by, today, now } = declared;
  const charged = await charge(tx, membership, today, now);
  const promise = promiseOfContract(membership, today, ending, charged);
  const receipt = await keepReceipt(tx, membership, null, promise, { reason, now });
  await tx
    .update(contracts)
    .set({ cancelationDate: today, contractEndDate: ending.contractEndDate })
    .where(eq(contracts.id, contract.id));
  await chargeAgain(tx, contract.id, declared);
  const fields = ['cancelationDate', 'contractEndDate'];
  await audit(tx, { by, at: now, kind: 'contract', id: contract.id, fields });
  await tellLeaving(tx, receipt);
  return receipt;
}

/** Cancels a module to an end; its contract goes on. @returns the receipt */
export async function leaveModule(
  tx: Database,
  membership: Membership,
  module: Module,
  ending: Ending,
  declared: Declared,
  reason: string | null,
): Promise<string> {
  const { contract } = membership;
  const { by, today, now } = declared;
  const charged = await charge(tx, membership, today, now);
  const promise = promiseOfModule(membership, module, today, ending, charged);
  const receipt = await keepReceipt(tx, membership, module.id, promise, { reason, now });
  await tx
    .update(moduleContracts)
    .set({ cancelationDate: today, contractEndDate: ending.contractEndDate })
    .where(eq(moduleContracts.id, module.id));
  await chargeAgain(tx, contract.id, declared);
  const fields = ['cancelationDate', 'contractEndDate'];
  await audit(tx, { by, at: now, kind: 'module-contract', id: module.id, fields });
  await tellLeaving(tx, receipt);
  return receipt;
}

/**
 * Withdraws the cancelation of a contract, or of a module of it: it goes on as if nothing had been declared.
 * @param tx the transaction that has locked the contract, in which that can still be
 * @returns the receipt
 */
export async function stay(
  tx: Database,
  { contract }: Membership,
  module: Module | null,
  declared: Declared,
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
  const goesOn = { cancelationDate: null, contractEndDate: null };
  if (module === null) await tx.update(contracts).set(goesOn).where(eq(contracts.id, contract.id));
  else await tx.update(moduleContracts).set(goesOn).where(eq(moduleContracts.id, module.id));
  await chargeAgain(tx, contract.id, declared);
  await audit(tx, {
    by,
    at: now,
    ...(module === null
      ? { kind: 'contract' as const, id: contract.id }
      : { kind: 'module-contract' as const, id: module.id }),
    fields: ['cancelationDate', 'contractEndDate'],
  });
  await tellLeaving(tx, id);
  return id;
}
