import type { Contract, ContractCustomerData } from '@studio-portal/sdk/types';

/** A contract that was signed on this page. */
export interface SignedContract {
  saleId: string;
  contract: Contract;
  person: Pick<ContractCustomerData, 'firstname' | 'lastname' | 'email'>;
}

/** No call reads it again without an account, and it names a person: it stays in the page's memory, and in the mail. */
let signed: SignedContract | undefined;

export const keepSigned = (contract: SignedContract): void => {
  signed = contract;
};

/** The contract that was just signed; undefined after a reload. */
export const justSigned = (): SignedContract | undefined => signed;
