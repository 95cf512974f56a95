import { PaymentMethod } from '@studio-portal/sdk/zod/schemas/PaymentMethod';
import * as z from 'zod/mini';
import { storedDay } from '../../../lib/dates/storedDay.ts';
import { readStored, store } from '../../../lib/browser/storage.ts';

/** What was chosen on the way to the contract of a term. */
const contractChoice = z.object({
  termId: z.int(),
  /** The contract that it takes the place of; null for none. */
  contractUuid: z.nullable(z.string()),
  /** First day of the contract. */
  startDate: storedDay,
  /** First day on which the studio is to be used; null for `startDate`. */
  preuseDate: z.nullable(storedDay),
  moduleIds: z.array(z.int()),
  voucherCode: z.nullable(z.string()),
  referralCode: z.nullable(z.string()),
  /** Null until it is chosen. */
  paymentMethod: z.nullable(PaymentMethod),
  /** Text blocks that are ticked. */
  textBlockIds: z.array(z.int()),
  earlyStart: z.boolean(),
  /**
   * Idempotency key of the signature. It belongs to this one contract: sent again after a broken connection, or from a copy of the
   * tab, nothing is signed twice.
   */
  key: z.string(),
});

export type ContractChoice = z.output<typeof contractChoice>;

/** What was chosen for a term in this visit; undefined where nothing was, or for another one, or in another's place. */
export function chosenContract(
  termId: number,
  running: { contractUuid: string } | null,
): ContractChoice | undefined {
  const stored = contractChoice.safeParse(readStored('contract-choice')).data;
  return stored?.termId === termId && stored.contractUuid === (running?.contractUuid ?? null)
    ? stored
    : undefined;
}

/** Keeps it for the visit: in session storage, so that reload and login lose nothing. */
export const chooseContract = (choice: ContractChoice): void => store('contract-choice', choice);

/** It is signed. */
export const forgetContract = (): void => store('contract-choice', undefined);
