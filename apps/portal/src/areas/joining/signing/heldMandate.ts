import type { ContractSignature, SepaMandate } from '@studio-portal/sdk/types';
import type { KnownBank } from '../../checkout/mandate/useBankCheck.ts';
import { saveFormDraft, readFormDraft } from '../../../lib/forms/formDrafts.ts';

/** A mandate that is given with the contract. A bank account is kept in the page's memory alone: after a reload it is asked for again. */
export interface HeldMandate {
  mandate: SepaMandate;
  signature: ContractSignature | null;
  /** Of the account; null where nothing is known of it. */
  bank: KnownBank | null;
}

const form = 'contract-mandate';

const textOf = (value: string | boolean | undefined): string | null =>
  typeof value === 'string' && value !== '' ? value : null;

export const holdMandate = ({ mandate, signature, bank }: HeldMandate): void =>
  saveFormDraft(form, {
    accountHolder: mandate.accountHolder,
    iban: mandate.iban,
    mandateReference: mandate.mandateReference,
    typedBic: mandate.bic ?? '',
    name: signature?.name ?? '',
    dataUrl: signature?.dataUrl ?? '',
    bankName: bank?.bankName ?? '',
    bic: bank?.bic ?? '',
  });

/** The mandate of this visit; undefined where none was given, or the page was loaded anew. */
export function heldMandate(): HeldMandate | undefined {
  const kept = readFormDraft(form);
  const accountHolder = textOf(kept?.accountHolder);
  const iban = textOf(kept?.iban);
  const mandateReference = textOf(kept?.mandateReference);
  if (accountHolder === null || iban === null || mandateReference === null) return undefined;
  const name = textOf(kept?.name);
  const dataUrl = textOf(kept?.dataUrl);
  const typedBic = textOf(kept?.typedBic);
  const bankName = textOf(kept?.bankName);
  const bic = textOf(kept?.bic);
  const isSigned = name !== null || dataUrl !== null;
  return {
    mandate: { accountHolder, iban, mandateReference, ...(typedBic ? { bic: typedBic } : {}) },
    signature: isSigned ? { type: name === null ? 'DRAWN' : 'TYPED', name, dataUrl } : null,
    bank: bic === null ? null : { bankName, bic },
  };
}

/** It was used, or the contract is signed. */
export const forgetMandate = (): void => saveFormDraft(form, undefined);
