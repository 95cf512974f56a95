/** Maps member contracts to the API format. */
import { money, moneyOrNull } from '../../platform/money.ts';
import type { Schemas } from '../../platform/api.ts';
import { dayIn, zoned } from '../../platform/time.ts';
import { toReplaced } from '../membershipOffers/contracts.ts';
import { withdrawalEnd } from '../membershipOffers/startDates.ts';
import { minimumTermEnd, minimumTermNotice } from './ending.ts';
import type { ExitPromise } from './exitPromise.ts';
import {
  listContractEndings,
  listModuleEndings,
  isOver,
  listLapses,
  computeContractPromise,
  computeModulePromise,
} from './exitOptions.ts';
import {
  contractLastDay,
  moduleLastDay,
  type Membership,
  type Module,
  type StoredCancelation,
  contractTerms,
  moduleTerms,
} from './membership.ts';
import { computeMonthlyCents } from './monthly.ts';
import type { Charge } from './computeCharges.ts';

export function contractState(membership: Membership, today: string): Schemas['ContractState'] {
  const { cancelationDate, startDate } = membership.contract;
  if (isOver(membership, today)) return 'ENDED';
  if (cancelationDate !== null) return 'CANCELED';
  return startDate > today ? 'UPCOMING' : 'RUNNING';
}

/** Returns whether another contract may replace it: it has started and is not canceled. */
export const isUpgradable = (membership: Membership, today: string): boolean =>
  membership.contract.cancelationDate === null &&
  membership.contract.startDate <= today &&
  !isOver(membership, today);

/** Returns whether the cancelation of a contract can be withdrawn on a day. */
export const isWithdrawable = (membership: Membership, today: string): boolean =>
  membership.contract.cancelationDate !== null &&
  membership.replacedBy === null &&
  !isOver(membership, today);

/** Returns whether the separate cancelation of a module can be withdrawn on a day. */
export function isModuleWithdrawable(
  membership: Membership,
  module: Module,
  today: string,
): boolean {
  const last = moduleLastDay(membership, module);
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

/** Maps the possible ends of a contract with their consequences. */
export function toContractPromises(
  membership: Membership,
  today: string,
): Schemas['ContractExitPromise'][] {
  return listContractEndings(membership, today).map((ending) =>
    toPromise(
      computeContractPromise(membership, today, ending),
      listLapses(membership, today, ending.contractEndDate),
      membership.contract.currency,
    ),
  );
}

/** Maps the possible ends of a module with their consequences. */
export function toModulePromises(
  membership: Membership,
  module: Module,
  today: string,
): Schemas['ContractExitPromise'][] {
  return listModuleEndings(membership, module, today).map((ending) =>
    toPromise(
      computeModulePromise(membership, module, today, ending),
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
  const terms = moduleTerms(membership, module);
  const { trialPeriodStartDate, trialPeriodEndDate } = module;
  const endDate = minimumTermEnd(terms, pauses);
  const isTrial = module.endDate === trialPeriodEndDate;
  const notice = isTrial ? module.endDate : minimumTermNotice(terms, pauses);
  return {
    id: module.id,
    contractId: contract.id,
    name: module.name,
    price: moneyOrNull(module.priceCents, contract.currency),
    paymentFrequency: module.paymentFrequency,
    startDate: module.startDate,
    endDate,
    cancelationDate: module.cancelationDate ?? contract.cancelationDate,
    lastPossibleCancelationDate: endDate === contractLastDay(membership) ? null : notice,
    contractEndDate:
      contract.cancelationDate === null
        ? module.contractEndDate
        : moduleLastDay(membership, module),
    cancelable:
      studio.onlineCancelationEnabled && listModuleEndings(membership, module, today).length > 0,
    withdrawable: isModuleWithdrawable(membership, module, today),
    trialPeriodStartDate,
    trialPeriodEndDate,
  };
}

export function toMemberContract(membership: Membership, today: string): Schemas['MemberContract'] {
  const { contract, studio, modules, flatFees, pauses } = membership;
  const { currency } = contract;
  const promises = toContractPromises(membership, today);
  const [exitPromise = null] = promises;
  const endDate = minimumTermEnd(contractTerms(membership), pauses);
  return {
    id: contract.id,
    contractNumber: contract.contractNumber,
    organizationUnitId: studio.id,
    studioName: studio.name,
    name: contract.name,
    state: contractState(membership, today),
    term: contract.term,
    paymentFrequency: contract.paymentFrequency,
    noticePeriod: contract.noticePeriod,
    extension: contract.extension,
    startDate: contract.startDate,
    endDate,
    contractStartDateOfUse: contract.startDateOfUse,
    cancelationDate: contract.cancelationDate,
    lastPossibleCancelationDate: exitPromise?.lastPossibleCancelationDate ?? null,
    contractEndDate: contract.cancelationDate === null ? null : contractLastDay(membership),
    nextEndDate: contractLastDay(membership) ?? exitPromise?.contractEndDate ?? endDate,
    cancelable: studio.onlineCancelationEnabled && exitPromise !== null,
    withdrawable: isWithdrawable(membership, today),
    price: money(findPriceCents(membership, today), currency),
    monthlyPrice: money(computeMonthlyCents(membership, today), currency),
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
    documents: listDocuments(membership),
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

const findPriceCents = ({ contract, priceChanges }: Membership, today: string): number =>
  priceChanges.findLast(({ startDate }) => startDate <= today)?.priceCents ?? contract.priceCents;

/** Finds the receipt of the cancelation; null if it is not canceled, or the studio canceled it. */
export function findContractReceipt({
  contract,
  cancelations,
}: Membership): StoredCancelation | null {
  if (contract.cancelationDate === null) return null;
  return cancelations.find(isCancelationReceipt(null)) ?? null;
}

const isCancelationReceipt =
  (moduleContractId: number | null) =>
  (receipt: StoredCancelation): boolean =>
    receipt.type === 'CANCELATION' && receipt.moduleContractId === moduleContractId;

function listDocuments(membership: Membership): Schemas['ContractDocument'][] {
  return findContractReceipt(membership) === null
    ? ['CONTRACT']
    : ['CONTRACT', 'CANCELATION_RECEIPT'];
}

/** Maps the cancelations of a contract and its modules that have not taken effect. */
export function toPendingCancelations(
  membership: Membership,
  today: string,
): Schemas['PendingCancelation'][] {
  const { contract, modules, cancelations } = membership;
  const last = contractLastDay(membership);
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
            receiptId: findContractReceipt(membership)?.id ?? null,
            withdrawable: isWithdrawable(membership, today),
          },
        ];
  const ofModules = modules.flatMap((module) => {
    const { id, name, cancelationDate, contractEndDate } = module;
    if (cancelationDate === null || contractEndDate === null) return [];
    if (!isModuleWithdrawable(membership, module, today)) return [];
    const receiptId = cancelations.find(isCancelationReceipt(id))?.id ?? null;
    const found = { moduleContractId: id, name, cancelationDate, contractEndDate, receiptId };
    return [{ contractId: contract.id, ...found, withdrawable: true }];
  });
  return [...own, ...ofModules];
}

/** Maps a receipt as issued. */
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
