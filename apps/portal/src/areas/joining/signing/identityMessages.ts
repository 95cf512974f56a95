import { defineMessages } from 'react-intl';
import { texts } from '../../../lib/i18n/texts.ts';

/** Texts of the identity check. */
export const identityMessages = texts(
  'joining',
  defineMessages({
    identity: {
      id: 'contract.identity',
      defaultMessage: 'Proof of identity',
      description: 'Group of fields: identity number, birth, document.',
    },
    gender: { id: 'contract.gender', defaultMessage: 'Gender', description: 'Field.' },
    female: { id: 'contract.female', defaultMessage: 'Female', description: 'Gender.' },
    male: { id: 'contract.male', defaultMessage: 'Male', description: 'Gender.' },
    diverse: { id: 'contract.diverse', defaultMessage: 'Non-binary', description: 'Gender.' },
    chooseGender: {
      id: 'contract.chooseGender',
      defaultMessage: 'Choose your gender',
      description: 'Fault: the field is empty. A whole sentence without a full stop.',
    },
    placeOfBirth: {
      id: 'contract.placeOfBirth',
      defaultMessage: 'Place of birth',
      description: 'Field.',
    },
    enterPlaceOfBirth: {
      id: 'contract.enterPlaceOfBirth',
      defaultMessage: 'Enter your place of birth',
      description: 'Fault: the field is empty. A whole sentence without a full stop.',
    },
    countryOfBirth: {
      id: 'contract.countryOfBirth',
      defaultMessage: 'Country of birth',
      description: 'Field.',
    },
    chooseCountryOfBirth: {
      id: 'contract.chooseCountryOfBirth',
      defaultMessage: 'Choose your country of birth',
      description: 'Fault: the field is empty. A whole sentence without a full stop.',
    },
    documentType: {
      id: 'contract.documentType',
      defaultMessage: 'Kind of document',
      description: 'Field: identity card, passport and so on.',
    },
    chooseDocumentType: {
      id: 'contract.chooseDocumentType',
      defaultMessage: 'Choose your document',
      description: 'Fault: the field is empty. A whole sentence without a full stop.',
    },
    documentNumber: {
      id: 'contract.documentNumber',
      defaultMessage: 'Document number',
      description: 'Field.',
    },
    enterDocumentNumber: {
      id: 'contract.enterDocumentNumber',
      defaultMessage: 'Enter the number of your document',
      description: 'Fault: the field is empty. A whole sentence without a full stop.',
    },
    identityCard: {
      id: 'contract.identityCard',
      defaultMessage: 'Identity card',
      description: 'Kind of document.',
    },
    passport: {
      id: 'contract.passport',
      defaultMessage: 'Passport',
      description: 'Kind of document.',
    },
    residencePermit: {
      id: 'contract.residencePermit',
      defaultMessage: 'Residence permit',
      description: 'Kind of document.',
    },
    drivingLicence: {
      id: 'contract.drivingLicence',
      defaultMessage: 'Driving licence',
      description: 'Kind of document.',
    },
  }),
);
