import type { PaymentMethod } from '@studio-portal/sdk/types';
import { type Day, isDay } from '../../lib/dates.ts';
import { readStored, store } from '../../site/browser/storage.ts';

/** What was chosen on the way to the contract of a term. */
export interface ContractChoice {
  termId: number;
  /** The contract that it takes the place of; null for none. */
  contractUuid: string | null;
  /** First day of the contract. */
  startDate: Day;
  /** First day on which the studio is to be used; null for `startDate`. */
  preuseDate: Day | null;
  moduleIds: number[];
  voucherCode: string | null;
  referralCode: string | null;
  /** Null until it is chosen. */
  paymentMethod: PaymentMethod | null;
  /** Text blocks that are ticked. */
  textBlockIds: number[];
  earlyStart: boolean;
  /**
   * Idempotency key of the signature. It belongs to this one contract: sent again after a broken connection, or from a copy of the
   * tab, nothing is signed twice.
   */
  key: string;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const idsOf = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((id: unknown) => Number.isInteger(id)) : [];

const codeOf = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;

const dayOf = (value: unknown): Day | null =>
  typeof value === 'string' && isDay(value) ? value : null;

const methods = [
  'CASH',
  'DEBT_COLLECTION',
  'DIRECT_DEBIT',
  'INVOICE',
  'BANK_TRANSFER',
  'STANDING_ORDER',
  'CREDIT_CARD',
] as const satisfies readonly PaymentMethod[];

/** What was chosen for a term in this visit; undefined where nothing was, or for another one, or in another's place. */
export function chosenContract(
  termId: number,
  running: { contractUuid: string } | null,
): ContractChoice | undefined {
  const stored = readStored('contract-choice');
  if (!isRecord(stored) || stored.termId !== termId) return undefined;
  const contractUuid = running?.contractUuid ?? null;
  if (codeOf(stored.contractUuid) !== contractUuid) return undefined;
  const startDate = dayOf(stored.startDate);
  if (startDate === null || typeof stored.key !== 'string') return undefined;
  return {
    termId,
    contractUuid,
    startDate,
    preuseDate: dayOf(stored.preuseDate),
    moduleIds: idsOf(stored.moduleIds),
    voucherCode: codeOf(stored.voucherCode),
    referralCode: codeOf(stored.referralCode),
    paymentMethod: methods.find((method) => method === stored.paymentMethod) ?? null,
    textBlockIds: idsOf(stored.textBlockIds),
    earlyStart: stored.earlyStart === true,
    key: stored.key,
  };
}

/** Keeps it for the visit: in session storage, so that reload and login lose nothing. */
export const chooseContract = (choice: ContractChoice): void => store('contract-choice', choice);

/** It is signed. */
export const forgetContract = (): void => store('contract-choice', undefined);
