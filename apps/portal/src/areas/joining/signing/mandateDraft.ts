import type { ContractSignature, SepaMandate } from '@studio-portal/sdk/types';
import type { KnownBank } from '../../checkout/mandate/useBankCheck.ts';
import { saveFormDraft, readFormDraft } from '../../../lib/forms/formDrafts.ts';

/**
 * Mandate given with the contract. Bank accounts are kept in memory only, so a reload asks for them
 * again.
 */
export interface MandateDraft {
  mandate: SepaMandate;
  signature: ContractSignature | null;
  /** Bank of the account; null if it is unknown. */
  bank: KnownBank | null;
}

const form = 'contract-mandate';

const toText = (value: string | boolean | undefined): string | null =>
  typeof value === 'string' && value !== '' ? value : null;

/** @param choiceKey of the contract for which the mandate is given */
export const saveMandateDraft = (
  choiceKey: string,
  { mandate, signature, bank }: MandateDraft,
): void =>
  saveFormDraft(form, {
    choiceKey,
    accountHolder: mandate.accountHolder,
    iban: mandate.iban,
    mandateReference: mandate.mandateReference,
    typedBic: mandate.bic ?? '',
    name: signature?.name ?? '',
    dataUrl: signature?.dataUrl ?? '',
    bankName: bank?.bankName ?? '',
    bic: bank?.bic ?? '',
  });

/**
 * Returns the mandate of this visit for a contract; undefined if there is none or the page was
 * reloaded.
 */
export function readMandateDraft(choiceKey: string): MandateDraft | undefined {
  const draft = readFormDraft(form);
  if (draft?.choiceKey !== choiceKey) return undefined;
  const accountHolder = toText(draft?.accountHolder);
  const iban = toText(draft?.iban);
  const mandateReference = toText(draft?.mandateReference);
  if (accountHolder === null || iban === null || mandateReference === null) return undefined;
  const name = toText(draft?.name);
  const dataUrl = toText(draft?.dataUrl);
  const typedBic = toText(draft?.typedBic);
  const bankName = toText(draft?.bankName);
  const bic = toText(draft?.bic);
  const isSigned = name !== null || dataUrl !== null;
  return {
    mandate: { accountHolder, iban, mandateReference, ...(typedBic ? { bic: typedBic } : {}) },
    signature: isSigned ? { type: name === null ? 'DRAWN' : 'TYPED', name, dataUrl } : null,
    bank: bic === null ? null : { bankName, bic },
  };
}

/** Removes the mandate once it was used or the contract is signed. */
export const clearMandateDraft = (): void => saveFormDraft(form, undefined);
