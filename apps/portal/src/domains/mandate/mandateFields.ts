import type { DebtorAddress, SepaMandate } from '@studio-portal/sdk/types';
import type { FieldSet, ValuesOf } from '../../lib/forms/fieldSpec.ts';
import { messages } from './messages.ts';

/** What was found wrong with a bank account, at its field. */
export type MandateFaults = readonly { name: 'accountHolder' | 'bic' | 'iban'; message: string }[];

/** What whoever gives a mandate has to say. */
export const mandateFields = {
  accountHolder: {
    label: messages.holder,
    missing: messages.enterHolder,
    kind: 'text',
    max: 70,
    autoComplete: 'name',
  },
  iban: {
    label: messages.iban,
    missing: messages.enterIban,
    kind: 'iban',
    max: 42,
    autoComplete: 'off',
    codes: ['bankaccount.error.invalidiban'],
  },
  /** Asked for only where the bank wants it: what is not on screen is not missing. */
  bic: {
    label: messages.bic,
    missing: messages.enterBic,
    kind: 'bic',
    max: 14,
    autoComplete: 'off',
    codes: ['bankaccount.error.invalidbic'],
  },
  accepted: {
    label: messages.accept,
    missing: messages.acceptFirst,
    kind: 'accepted',
    autoComplete: 'off',
  },
} as const satisfies FieldSet;

/**
 * What is sent for it.
 * @param typed `bic` is empty where it was not asked for
 * @param mandateReference as the agreement that was accepted names it
 * @param debtorAddress undefined where nobody was asked: the server takes what it knows
 */
export const toMandate = (
  { accountHolder, iban, bic }: ValuesOf<typeof mandateFields>,
  mandateReference: string,
  debtorAddress: DebtorAddress | undefined,
): SepaMandate => ({
  accountHolder,
  iban: iban.replaceAll(/[\s-]/g, ''),
  mandateReference,
  ...(bic === '' ? {} : { bic: bic.replaceAll(/\s/g, '').toUpperCase() }),
  ...(debtorAddress ? { debtorAddress } : {}),
});
