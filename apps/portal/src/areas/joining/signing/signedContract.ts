import type { Contract, ContractCustomerData } from '@studio-portal/sdk/types';

/** A contract that was signed on this page. */
export interface SignedContract {
  /** Of whoever signed; undefined without an account. */
  accountId: number | undefined;
  saleId: string;
  contract: Contract;
  person: Pick<ContractCustomerData, 'firstname' | 'lastname' | 'email'>;
}

/** No call reads it again without an account, and it names a person: it stays in the page's memory, and in the mail. */
let signed: SignedContract | undefined;

export const keepSigned = (contract: SignedContract): void => {
  signed = contract;
};

/**
 * The contract that was just signed; undefined after a reload, and for somebody else on the same device.
 * @param accountId of whoever is logged in
 */
export const justSigned = (accountId: number | undefined): SignedContract | undefined =>
  signed?.accountId === accountId ? signed : undefined;
