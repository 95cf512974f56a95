import type { FieldSet, ValuesOf } from '../../lib/forms/fieldSpec.ts';
import { personFields } from '../../lib/forms/personFields.ts';
import { messages } from './messages.ts';

/** What may be asked for; a day of birth serves three of the ways and is typed once. */
export const connectFields = {
  /** Organization unit id, as the list of studios holds it. */
  studioId: {
    label: messages.studio,
    missing: messages.chooseStudio,
    kind: 'choice',
    autoComplete: 'off',
    codes: ['studioconnect.error.alreadyconnected'],
  },
  email: personFields.email,
  customerCode: {
    label: messages.customerCode,
    missing: messages.enterCustomerCode,
    kind: 'customerCode',
    max: 32,
    autoComplete: 'off',
  },
  iban: {
    label: messages.iban,
    missing: messages.enterIban,
    kind: 'iban',
    max: 42,
    autoComplete: 'off',
  },
  ibanSuffix: {
    label: messages.ibanSuffix,
    missing: messages.enterIbanSuffix,
    kind: 'ibanSuffix',
    max: 5,
    autoComplete: 'off',
  },
  lastname: personFields.lastname,
  dateOfBirth: personFields.dateOfBirth,
} as const satisfies FieldSet;

export type ConnectValues = ValuesOf<typeof connectFields>;

/** The day of birth is what proves who an invitation is for. */
export const birthdayFields = { dateOfBirth: personFields.dateOfBirth } as const satisfies FieldSet;
