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

export const saveSignedContract = (contract: SignedContract): void => {
  signed = contract;
};

/**
 * Returns the contract that was just signed; undefined after a reload or if another user is logged
 * in.
 * @param accountId account of the current user
 */
export const readSignedContract = (accountId: number | undefined): SignedContract | undefined =>
  signed?.accountId === accountId ? signed : undefined;
