import type { InputSet } from '../../../lib/forms/fieldSpec.ts';
import { validationMessages } from '../../../lib/forms/messages.ts';
import { identityMessages as messages } from './identityMessages.ts';

/** Fields that prove a person's identity; a document takes two fields. */
export const identityFields = {
  gender: {
    label: messages.gender,
    missing: messages.chooseGender,
    type: 'choice',
    autoComplete: 'sex',
  },
  placeOfBirth: {
    label: messages.placeOfBirth,
    missing: messages.enterPlaceOfBirth,
    type: 'text',
    autoComplete: 'off',
  },
  countryOfBirth: {
    label: messages.countryOfBirth,
    missing: messages.chooseCountryOfBirth,
    type: 'choice',
    autoComplete: 'off',
  },
  documentType: {
    label: messages.documentType,
    missing: messages.chooseDocumentType,
    type: 'choice',
    autoComplete: 'off',
  },
  documentNumber: {
    label: messages.documentNumber,
    missing: messages.enterDocumentNumber,
    invalid: validationMessages.documentNumber,
    type: 'text',
    folded: 'number',
    autoComplete: 'off',
    codes: ['customerdata.error.documentnumber'],
  },
} as const satisfies InputSet;
