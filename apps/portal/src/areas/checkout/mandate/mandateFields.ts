import type { DebtorAddress, SepaMandate } from '@studio-portal/sdk/types';
import { SepaMandate as MandateSchema } from '@studio-portal/sdk/zod/schemas/SepaMandate';
import * as z from 'zod/mini';
import { compacted, iban } from '../../../lib/forms/checks.ts';
import type { FieldSet, ValuesOf } from '../../../lib/forms/fieldSpec.ts';
import { validationMessages } from '../../../lib/forms/messages.ts';
import { messages } from './messages.ts';

/** Errors of a bank account with their fields. */
export type MandateFaults = readonly { name: 'accountHolder' | 'bic' | 'iban'; message: string }[];

/** Fields of a mandate. */
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
  /** Required only if the bank needs it: fields that are not on screen are not validated. */
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
 * Converts the form to a request.
 * @param typed `bic` is empty if it was not asked for
 * @param mandateReference from the accepted agreement
 * @param debtorAddress undefined if it was not asked for: the server uses the known one
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
