import type { FieldSet } from '../../lib/forms/fieldSpec.ts';
import { identityMessages as messages } from './identityMessages.ts';

/** What is asked of a person to know for sure who they are; a document is two fields. */
export const identityFields = {
  gender: {
    label: messages.gender,
    missing: messages.chooseGender,
    kind: 'choice',
    autoComplete: 'sex',
  },
  placeOfBirth: {
    label: messages.placeOfBirth,
    missing: messages.enterPlaceOfBirth,
    kind: 'text',
    max: 100,
    autoComplete: 'off',
  },
  countryOfBirth: {
    label: messages.countryOfBirth,
    missing: messages.chooseCountryOfBirth,
    kind: 'choice',
    autoComplete: 'off',
  },
  documentType: {
    label: messages.documentType,
    missing: messages.chooseDocumentType,
    kind: 'choice',
    autoComplete: 'off',
  },
  documentNumber: {
    label: messages.documentNumber,
    missing: messages.enterDocumentNumber,
    kind: 'documentNumber',
    max: 30,
    autoComplete: 'off',
    codes: ['customerdata.error.documentnumber'],
  },
} as const satisfies FieldSet;
