import { ConnectWithCustomerCodeRequest } from '@studio-portal/sdk/zod/schemas/ConnectWithCustomerCodeRequest';
import { ConnectWithEmailRequest } from '@studio-portal/sdk/zod/schemas/ConnectWithEmailRequest';
import { ConnectWithIbanRequest } from '@studio-portal/sdk/zod/schemas/ConnectWithIbanRequest';
import { ConnectWithIbanSuffixRequest } from '@studio-portal/sdk/zod/schemas/ConnectWithIbanSuffixRequest';
import * as z from 'zod/mini';
import { compacted, iban } from '../../../lib/forms/checks.ts';
import type { FieldSet, ValuesOf } from '../../../lib/forms/fieldSpec.ts';
import { validationMessages } from '../../../lib/forms/messages.ts';
import { personFields } from '../../../lib/forms/personFields.ts';
import { messages } from './messages.ts';

/** Fields of all methods; three of them share the date of birth, so that it is typed once. */
export const connectFields = {
  /** Organization unit id from the list of studios. */
  studioId: {
    label: messages.studio,
    missing: messages.chooseStudio,
    type: 'choice',
    schema: z.string(),
    autoComplete: 'off',
    codes: ['studioconnect.error.alreadyconnected'],
  },
  email: { ...personFields.email, schema: ConnectWithEmailRequest.shape.email },
  customerCode: {
    label: messages.customerCode,
    missing: messages.enterCustomerCode,
    invalid: validationMessages.customerCode,
    type: 'text',
    folded: 'code',
    schema: ConnectWithCustomerCodeRequest.shape.customerCode,
    autoComplete: 'off',
  },
  iban: {
    label: messages.iban,
    missing: messages.enterIban,
    invalid: validationMessages.iban,
    type: 'text',
    schema: compacted(ConnectWithIbanRequest.shape.iban),
    check: iban,
    autoComplete: 'off',
  },
  ibanSuffix: {
    label: messages.ibanSuffix,
    missing: messages.enterIbanSuffix,
    invalid: validationMessages.ibanSuffix,
    type: 'text',
    schema: compacted(ConnectWithIbanSuffixRequest.shape.ibanSuffix),
    autoComplete: 'off',
  },
  lastname: { ...personFields.lastname, schema: ConnectWithIbanSuffixRequest.shape.lastname },
  dateOfBirth: {
    ...personFields.dateOfBirth,
    schema: ConnectWithCustomerCodeRequest.shape.dateOfBirth,
  },
} as const satisfies FieldSet;

export type ConnectValues = ValuesOf<typeof connectFields>;

/** The date of birth proves the identity of the invited person. */
export const birthdayFields = {
  dateOfBirth: connectFields.dateOfBirth,
} as const satisfies FieldSet;
