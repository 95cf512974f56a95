import { defineMessages } from 'react-intl';
import { texts } from '../../../lib/i18n/texts.ts';

/** Texts for contact data that only contracts request. */
export const contactMessages = texts(
  'joining',
  defineMessages({
    title: {
      id: 'contract.contactTitle',
      defaultMessage: 'Who is signing?',
      description: 'Title of the step for personal data.',
    },
    intro: {
      id: 'contract.contactIntro',
      defaultMessage: 'We’ll send your contract to your email address.',
      description: 'Under the title of the step for personal data.',
    },
    phone: {
      id: 'contract.phone',
      defaultMessage: 'Phone',
      description: 'Field, required.',
    },
    chooseProvince: {
      id: 'contract.chooseProvince',
      defaultMessage: 'Choose your province',
      description: 'Fault: the field "Province" or "State" is empty. Without a full stop.',
    },
    enterHouseNumber: {
      id: 'contract.enterHouseNumber',
      defaultMessage: 'Enter your house number',
      description: 'Fault: the field is empty. A whole sentence without a full stop.',
    },
    taxId: {
      id: 'contract.taxId',
      defaultMessage: 'Identity number',
      description: 'Field: the number that a country gives its people, such as the codice fiscale.',
    },
    enterTaxId: {
      id: 'contract.enterTaxId',
      defaultMessage: 'Enter your identity number',
      description: 'Fault: the field is empty. A whole sentence without a full stop.',
    },
    taxIdInvalid: {
      id: 'contract.taxIdInvalid',
      defaultMessage: 'Identity number is invalid.',
      description: 'Fault: the number is none, or of somebody else.',
    },
    wrongOrMissing: {
      id: 'contract.wrongOrMissing',
      defaultMessage: 'Wrong or missing value ({field})',
      description: 'Fault that the check of an identity number has found; {field} is its label.',
    },
    tooYoung: {
      id: 'contract.tooYoung',
      defaultMessage: 'You have to be at least {age, number} to sign',
      description: 'Fault at the date of birth. Without a full stop.',
    },
  }),
);
