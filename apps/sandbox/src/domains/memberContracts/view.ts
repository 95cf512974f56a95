/** Contracts of members as the wire has them. */
import { money, moneyOrNull } from '../../money.ts';
import type { Schemas } from '../../server/api.ts';
import { dayIn, zoned } from '../../time.ts';
import { toReplaced } from '../contracts/contracts.ts';
import { withdrawalEnd } from '../contracts/startDates.ts';
import { minimumEnd, minimumNotice } from './ending.ts';
import type { ExitPromise } from './exitPromise.ts';
import {
  endingsOf,
  endingsOfModule,
  isOver,
  lapsesOf,
  promiseOfContract,
  promiseOfModule,
} from './leaving.ts';
import {
  lastDayOf,
  lastDayOfModule,
  type Membership,
  type Module,
  type StoredCancelation,
  termsOf,
  termsOfModule,
} from './membership.ts';
import { monthlyCentsOf } from './monthly.ts';
import type { Charge } from './settling.ts';

export function stateOf(membership: Membership, today: string): Schemas['ContractState'] {
  const { cancelationDate, startDate } = membership.contract;
  if (isOver(membership, today)) return 'ENDED';
  if (cancelationDate !== null) return 'CANCELED';
  return startDate > today ? 'UPCOMING' : 'RUNNING';
}

/** Whether another contract may take its place: it has begun, and goes on. */
export const isUpgradable = (membership: Membership, today: string): boolean =>
  membership.contract.cancelationDate === null &&
  membership.contract.startDate <= today &&
  !isOver(membership, today);

/** Whether the cancelation of a contract can be withdrawn on a day. */
export const isWithdrawable = (membership: Membership, today: string): boolean =>
  membership.contract.cancelationDate !== null &&
  membership.replacedBy === null &&
  !isOver(membership, today);

/** The same of a module that was canceled by itself. */
export function isModuleWithdrawable(
  membership: Membership,
  module: Module,
  today: string,
): boolean {
  const last = lastDayOfModule(membership, module);
  return module.contractEndDate !== null && last !== null && last >= today;
}

export const toCharge = (
  { type, name, chargeDate, until, amountCents }: Charge,
  currency: string,
): Schemas['ContractCharge'] => ({
  type,
  name,
  dueDate: chargeDate,
  paidUntilDate: amountCents < 0 ? null : until,
  price: money(amountCents, currency),
});

function toPromise(
  promise: ExitPromise,
  lapses: Schemas['ContractLapse'][],
  currency: string,
): Schemas['ContractExitPromise'] {
  const { cancelationDate, contractEndDate, lastPossibleCancelationDate, lastCharge } = promise;
  return {
    cancelationDate,
    contractEndDate,
    lastPossibleCancelationDate,
    charges: promise.charges.map((one) => toCharge(one, currency)),
    stillCharged: money(promise.stillChargedCents, currency),
    lastCharge: lastCharge && toCharge(lastCharge, currency),
    lapses,
  };
}

/** The ends of a contract to choose from, each with what comes of it. */
export function promisesOf(
  membership: Membership,
  today: string,
): Schemas['ContractExitPromise'][] {
  return endingsOf(membership, today).map((ending) =>
    toPromise(
      promiseOfContract(membership, today, ending),
      lapsesOf(membership, today, ending.contractEndDate),
      membership.contract.currency,
    ),
  );
}

/** The ends of a module to choose from, each with what comes of it. */
export function promisesOfModule(
  membership: Membership,
  module: Module,
  today: string,
): Schemas['ContractExitPromise'][] {
  return endingsOfModule(membership, module, today).map((ending) =>
    toPromise(
      promiseOfModule(membership, module, today, ending),
      [{ type: 'MODULE', name: module.name, endDate: ending.contractEndDate }],
      membership.contract.currency,
    ),
  );
}

export function toMemberModule(
  membership: Membership,
  module: Module,
  today: string,
): Schemas['MemberModuleContract'] {
  const { contract, studio, pauses } = membership;
  const terms = termsOfModule(membership, module);
  const { trialPeriodStartDate, trialPeriodEndDate } = module;
  const endDate = minimumEnd(terms, pauses);
  const isTrial = module.endDate === trialPeriodEndDate;
  const notice = isTrial ? module.endDate : minimumNotice(terms, pauses);
  return {
    id: module.id,
    contractId: contract.id,
    name: module.name,
    price: moneyOrNull(module.priceCents, contract.currency),
    paymentFrequency: module.paymentFrequency,
    startDate: module.startDate,
    endDate,
    cancelationDate: module.cancelationDate ?? contract.cancelationDate,
    lastPossibleCancelationDate: endDate === lastDayOf(membership) ? null : notice,
    contractEndDate:
      contract.cancelationDate === null
        ? module.contractEndDate
        : lastDayOfModule(membership, module),
    cancelable:
      studio.onlineCancelationEnabled && endingsOfModule(membership, module, today).length > 0,
    withdrawable: isModuleWithdrawable(membership, module, today),
    trialPeriodStartDate,
    trialPeriodEndDate,
  };
}

export function toMemberContract(membership: Membership, today: string): Schemas['MemberContract'] {
  const { contract, studio, modules, flatFees, pauses } = membership;
  const { currency } = contract;
  const promises = promisesOf(membership, today);
  const [exitPromise = null] = promises;
  const endDate = minimumEnd(termsOf(membership), pauses);
  return {
    id: contract.id,
    contractNumber: contract.contractNumber,
    organizationUnitId: studio.id,
    studioName: studio.name,
    name: contract.name,
    state: stateOf(membership, today),
    term: contract.term,
    paymentFrequency: contract.paymentFrequency,
    noticePeriod: contract.noticePeriod,
    extension: contract.extension,
    startDate: contract.startDate,
    endDate,
    contractStartDateOfUse: contract.startDateOfUse,
    cancelationDate: contract.cancelationDate,
    lastPossibleCancelationDate: exitPromise?.lastPossibleCancelationDate ?? null,
    contractEndDate: contract.cancelationDate === null ? null : lastDayOf(membership),
    nextEndDate: lastDayOf(membership) ?? exitPromise?.contractEndDate ?? endDate,
    cancelable: studio.onlineCancelationEnabled && exitPromise !== null,
    withdrawable: isWithdrawable(membership, today),
    price: money(priceCentsOn(membership, today), currency),
    monthlyPrice: money(monthlyCentsOf(membership, today), currency),
    priceChanges: membership.priceChanges
      .filter(({ startDate }) => startDate > today)
      .map(({ startDate, priceCents }) => ({ startDate, price: money(priceCents, currency) })),
    moduleContracts: modules.map((module) => toMemberModule(membership, module, today)),
    flatFeeContracts: flatFees.map(({ id, name, priceCents, paymentFrequency, startDate }) => ({
      id,
      name,
      price: money(priceCents, currency),
      paymentFrequency,
      startDate,
    })),
    paymentMethod: contract.paymentMethod,
    mandateReference: contract.mandateReference,
    maskedIban: contract.maskedIban,
    signedAt: zoned(contract.signedAt, studio.zoneId),
    withdrawalEndDate: withdrawalEnd(dayIn(studio.zoneId, contract.signedAt)),
    documents: documentsOf(membership),
    exitPromise,
    contractUuid: contract.uuid,
    upgradable: isUpgradable(membership, today),
    replaces: toReplaced(contract),
    replacedBy: toSuccessor(membership),
  };
}

function toSuccessor({ replacedBy }: Membership): Schemas['ContractSuccessor'] | null {
  if (replacedBy === null) return null;
  const { id, contractNumber, name, startDate } = replacedBy;
  return { id, contractNumber, name, startDate };
}

const priceCentsOn = ({ contract, priceChanges }: Membership, today: string): number =>
  priceChanges.findLast(({ startDate }) => startDate <= today)?.priceCents ?? contract.priceCents;

/** The receipt by which a contract is canceled; null when it is not, or the studio has done it. */
export function receiptOfContract({
  contract,
  cancelations,
}: Membership): StoredCancelation | null {
  if (contract.cancelationDate === null) return null;
  return cancelations.find(isCancelationOf(null)) ?? null;
}

const isCancelationOf =
  (moduleContractId: number | null) =>
  (receipt: StoredCancelation): boolean =>
    receipt.type === 'CANCELATION' && receipt.moduleContractId === moduleContractId;

function documentsOf(membership: Membership): Schemas['ContractDocument'][] {
  return receiptOfContract(membership) === null
    ? ['CONTRACT']
    : ['CONTRACT', 'CANCELATION_RECEIPT'];
}

/** The cancelations of a contract and its modules whose end has not come. */
export function toPending(membership: Membership, today: string): Schemas['PendingCancelation'][] {
  const { contract, modules, cancelations } = membership;
  const last = lastDayOf(membership);
  const own =
    contract.cancelationDate === null ||
    membership.replacedBy !== null ||
    last === null ||
    last < today
      ? []
      : [
          {
            contractId: contract.id,
            moduleContractId: null,
            name: contract.name,
            cancelationDate: contract.cancelationDate,
            contractEndDate: last,
            receiptId: receiptOfContract(membership)?.id ?? null,
            withdrawable: isWithdrawable(membership, today),
          },
        ];
  const ofModules = modules.flatMap((module) => {
    const { id, name, cancelationDate, contractEndDate } = module;
    if (cancelationDate === null || contractEndDate === null) return [];
    if (!isModuleWithdrawable(membership, module, today)) return [];
    const receiptId = cancelations.find(isCancelationOf(id))?.id ?? null;
    const found = { moduleContractId: id, name, cancelationDate, contractEndDate, receiptId };
    return [{ contractId: contract.id, ...found, withdrawable: true }];
  });
  return [...own, ...ofModules];
}

/** A receipt, as it was given. */
export function toReceipt(
  { contract, modules, studio }: Membership,
  receipt: StoredCancelation,
): Schemas['CancelationReceipt'] {
  const { id, type, moduleContractId, receivedAt, contractEndDate, stillChargedCents } = receipt;
  const module = modules.find((one) => one.id === moduleContractId);
  return {
    id,
    type,
    dateTime: zoned(receivedAt, studio.zoneId),
    contractId: contract.id,
    moduleContractId,
    contractNumber: contract.contractNumber,
    name: module?.name ?? contract.name,
    contractEndDate,
    stillCharged: moneyOrNull(stillChargedCents, contract.currency),
    lastCharge: receipt.lastCharge,
  };
}
