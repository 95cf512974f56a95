import type { DebtorAddress, SepaMandate } from '@studio-portal/sdk/types';
import { SepaMandate as MandateSchema } from '@studio-portal/sdk/zod/schemas/SepaMandate';
import * as z from 'zod/mini';
import { compacted, iban } from '../../../lib/forms/checks.ts';
import type { FieldSet, ValuesOf } from '../../../lib/forms/fieldSpec.ts';
import { validationMessages } from '../../../lib/forms/messages.ts';
import { messages } from './messages.ts';

/** What was found wrong with a bank account, at its field. */
export type MandateFaults = readonly { name: 'accountHolder' | 'bic' | 'iban'; message: string }[];

/** What whoever gives a mandate has to say. */
export const mandateFields = {
  accountHolder: {
    label: messages.holder,
    missing: messages.enterHolder,
    type: 'text',
    schema: MandateSchema.shape.accountHolder,
    autoComplete: 'name',
  },
  iban: {
    label: messages.iban,
    missing: messages.enterIban,
    invalid: validationMessages.iban,
    type: 'text',
    schema: compacted(MandateSchema.shape.iban),
    check: iban,
    autoComplete: 'off',
    codes: ['bankaccount.error.invalidiban'],
  },
  /** Asked for only where the bank wants it: what is not on screen is not missing. */
  bic: {
    label: messages.bic,
    missing: messages.enterBic,
    invalid: validationMessages.bic,
    type: 'text',
    schema: compacted(MandateSchema.shape.bic),
    autoComplete: 'off',
    codes: ['bankaccount.error.invalidbic'],
  },
  accepted: {
    label: messages.accept,
    missing: messages.acceptFirst,
    type: 'checkbox',
    schema: z.literal(true),
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
  iban,
  mandateReference,
  ...(bic === '' ? {} : { bic }),
  ...(debtorAddress ? { debtorAddress } : {}),
});
