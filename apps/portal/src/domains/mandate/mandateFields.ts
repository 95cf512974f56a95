import type { DebtorAddress, SepaMandate } from '@studio-portal/sdk/types';
import type { FieldSet, ValuesOf } from '../../lib/forms/fieldSpec.ts';
import { messages } from './messages.ts';

/** What was found wrong with a bank account, at its field. */
export type MandateFaults = readonly { name: 'accountHolder' | 'iban'; message: string }[];

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
  accepted: {
    label: messages.accept,
    missing: messages.acceptFirst,
    kind: 'accepted',
    autoComplete: 'off',
  },
} as const satisfies FieldSet;

/**
 * What is sent for it.
 * @param mandateReference as the agreement that was accepted names it
 * @param debtorAddress undefined where nobody was asked: the server takes what it knows
 */
export const toMandate = (
  { accountHolder, iban }: ValuesOf<typeof mandateFields>,
  mandateReference: string,
  debtorAddress: DebtorAddress | undefined,
): SepaMandate => ({
  accountHolder,
  iban: iban.replaceAll(/[\s-]/g, ''),
  mandateReference,
  ...(debtorAddress ? { debtorAddress } : {}),
});
