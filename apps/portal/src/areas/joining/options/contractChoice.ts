import { LegalInfoType } from '@studio-portal/sdk/zod/schemas/LegalInfoType';
import { PaymentMethod } from '@studio-portal/sdk/zod/schemas/PaymentMethod';
import * as z from 'zod/mini';
import { storedDay } from '../../../lib/dates/storedDay.ts';
import { readStored, store } from '../../../lib/browser/storage.ts';

/** Choices made while signing a contract. */
const contractChoice = z.object({
  termId: z.int(),
  /** Contract to replace; null for a first contract. */
  contractUuid: z.nullable(z.string()),
  /** First day of the contract. */
  startDate: storedDay,
  /** First day on which the member may use the studio; null for `startDate`. */
  preuseDate: z.nullable(storedDay),
  moduleIds: z.array(z.int()),
  voucherCode: z.nullable(z.string()),
  referralCode: z.nullable(z.string()),
  /** Null until it is selected. */
  paymentMethod: z.nullable(PaymentMethod),
  /** Ids of the accepted text blocks. */
  textBlockIds: z.array(z.int()),
  /** Accepted consent boxes of the studio. */
  acceptedConsents: z._default(z.array(LegalInfoType), []),
  earlyStart: z.boolean(),
  /**
   * Idempotency key of the signature. It belongs to this one contract, so that repeating the
   * request after a lost connection or from a duplicated tab does not sign twice.
   */
  key: z.string(),
});

export type ContractChoice = z.output<typeof contractChoice>;

/**
 * Returns the choices stored for a term in this visit; undefined if there are none, or if they are
 * for another term or replace another contract.
 */
export function readContractChoice(
  termId: number,
  currentContract: { contractUuid: string } | null,
): ContractChoice | undefined {
  const stored = contractChoice.safeParse(readStored('contract-choice')).data;
  return stored?.termId === termId &&
    stored.contractUuid === (currentContract?.contractUuid ?? null)
    ? stored
    : undefined;
}

/** Stores the choices in session storage, so that they survive reload and login. */
export const saveContractChoice = (choice: ContractChoice): void =>
  store('contract-choice', choice);

/** Removes the choices once the contract is signed. */
export const clearContractChoice = (): void => store('contract-choice', undefined);
