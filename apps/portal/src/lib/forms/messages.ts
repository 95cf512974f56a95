import { defineMessages } from 'react-intl';
import { texts } from '../../site/language/texts.ts';

/** What is said beside a field (specification 1, section 5). */
export const validationMessages = texts(
  defineMessages({
    required: {
      id: 'commons.validation.required',
      defaultMessage: 'This value is required',
      description: 'A required field is empty.',
    },
    email: {
      id: 'commons.validation.email',
      defaultMessage: 'Invalid email address',
      description: 'The text is no e-mail address.',
    },
    date: {
      id: 'commons.validation.date',
      defaultMessage: 'Invalid date',
      description: 'The text is no date.',
    },
    past: {
      id: 'commons.validation.past',
      defaultMessage: 'Date needs to be in the past',
      description: 'A birthday in the future.',
    },
    name: {
      id: 'commons.validation.name',
      defaultMessage: 'Use letters, spaces, hyphens and dots only',
      description: 'A name holds other characters.',
    },
    tooLong: {
      id: 'commons.validation.tooLong',
      defaultMessage: 'Use at most {count, plural, one {# character} other {# characters}}',
      description: 'A text is too long.',
    },
    phone: {
      id: 'commons.validation.phone',
      defaultMessage: 'Use numbers, spaces and + ( ) / - only',
      description: 'A phone number holds other characters.',
    },
    code: {
      id: 'commons.validation.code',
      defaultMessage: 'Use letters and numbers only',
      description: 'The typed code of a mail holds other characters, or too few.',
    },
    iban: {
      id: 'commons.validation.iban',
      defaultMessage: 'Invalid IBAN',
      description: 'The text is no IBAN.',
    },
    ibanSuffix: {
      id: 'commons.validation.ibanSuffix',
      defaultMessage: 'Enter just the last 4 characters',
      description:
        'What was typed as the end of an IBAN is longer, shorter or has other characters.',
    },
    customerCode: {
      id: 'commons.validation.customerCode',
      defaultMessage: 'Use at least 3 letters, numbers or hyphens',
      description: 'What was typed cannot be a customer number.',
    },
    terms: {
      id: 'register.termsMissing',
      defaultMessage: 'Accept the terms and conditions',
      description: 'Fault: a checkbox of terms is not ticked.',
    },
    password: {
      id: 'commons.validation.password',
      defaultMessage: 'At least 8 characters, with at least 1 letter and 1 number',
      description: 'Rule for a new password; under the field, and as its fault.',
    },
    showPassword: {
      id: 'commons.password.show',
      defaultMessage: 'Show',
      description: 'Button in a password field: makes the password readable.',
    },
    hidePassword: {
      id: 'commons.password.hide',
      defaultMessage: 'Hide',
      description: 'Button in a password field: covers the password again.',
    },
    strengthWeak: {
      id: 'commons.password.weak',
      defaultMessage: 'Easy to guess',
      description: 'How strong the typed password is: the lowest of four words.',
    },
    strengthFair: {
      id: 'commons.password.fair',
      defaultMessage: 'Could be stronger',
      description: 'How strong the typed password is: the second of four words.',
    },
    strengthGood: {
      id: 'commons.password.good',
      defaultMessage: 'Good password',
      description: 'How strong the typed password is: the third of four words.',
    },
    strengthStrong: {
      id: 'commons.password.strong',
      defaultMessage: 'Strong password',
      description: 'How strong the typed password is: the best of four words.',
    },
    summary: {
      id: 'commons.validation.summary',
      defaultMessage: 'Check your details',
      description: 'Title above the list of faulty fields.',
    },
  }),
);
