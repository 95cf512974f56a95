import type { SepaMandate } from '@studio-portal/sdk/types';
import type { FieldSet, ValuesOf } from '../../lib/forms/fieldSpec.ts';
import { messages } from './messages.ts';

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
  },
  accepted: {
    label: messages.accept,
    missing: messages.acceptFirst,
    kind: 'accepted',
    autoComplete: 'off',
  },
} as const satisfies FieldSet;

/** What is sent for it. @param mandateReference as the agreement that was accepted names it */
export const toMandate = (
  { accountHolder, iban }: ValuesOf<typeof mandateFields>,
  mandateReference: string,
): SepaMandate => ({ accountHolder, iban: iban.replaceAll(/[\s-]/g, ''), mandateReference });
