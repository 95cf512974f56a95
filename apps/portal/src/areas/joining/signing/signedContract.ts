import { readStored, store } from '../../../lib/browser/storage.ts';
import type { Contract, ContractCustomerData } from '@studio-portal/sdk/types';

/** A contract that was signed on this page. */
export interface SignedContract {
  /** Account of the signer; undefined without an account. */
  accountId: number | undefined;
  saleId: string;
  contract: Contract;
  person: Pick<ContractCustomerData, 'firstname' | 'lastname' | 'email'>;
}

/**
 * Without an account, no call can read the contract again. It contains personal data, so it is kept
 * in memory only; a copy is in the mail.
 */
let signed: SignedContract | undefined;

/** Saves the contract for its page, and its term for the rest of the visit. */
export function saveSignedContract(termId: number, contract: SignedContract): void {
  signed = contract;
  store('contract-signed', termId);
}

/** Returns whether a contract with this term was signed in this visit. */
export const wasSigned = (termId: number | undefined): boolean =>
  termId !== undefined && readStored('contract-signed') === termId;

/**
 * Returns the contract that was just signed; undefined after a reload or if another user is logged
 * in.
 * @param accountId account of the current user
 */
export const readSignedContract = (accountId: number | undefined): SignedContract | undefined =>
  signed?.accountId === accountId ? signed : undefined;
