import { defineMessages } from 'react-intl';
import { texts } from '../i18n/texts.ts';

/** Validation messages (spec 5). */
export const validationMessages = texts(
  'start',
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
    future: {
      id: 'commons.validation.future',
      defaultMessage: 'Date needs to be in the future',
      description: 'A day that is over already.',
    },
    name: {
      id: 'commons.validation.name',
      defaultMessage: 'Use letters, spaces, hyphens, apostrophes and dots only',
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
    bic: {
      id: 'commons.validation.bic',
      defaultMessage: 'Invalid BIC',
      description: 'The text is no BIC.',
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
    documentNumber: {
      id: 'commons.validation.documentNumber',
      defaultMessage: 'Use at least 4 letters, numbers, spaces or hyphens',
      description: 'What was typed cannot be the number of an identity document.',
    },
    documentNumberOfType: {
      id: 'commons.validation.documentNumberOfType',
      defaultMessage: 'This number doesn’t fit the document you chose',
      description: 'What was typed is no number of the kind of identity document that was chosen.',
    },
    refused: {
      id: 'commons.validation.refused',
      defaultMessage: 'This is not accepted. Check your entry',
      description: 'Fault of a field that the server does not take as it is.',
    },
    enterPassword: {
      id: 'commons.password.enter',
      defaultMessage: 'Enter your password',
      description:
        'Fault: the field for the present password is empty. A whole sentence without a full stop.',
    },
    choosePassword: {
      id: 'commons.password.choose',
      defaultMessage: 'Choose a new password',
      description:
        'Fault: the field for a new password is empty. A whole sentence without a full stop.',
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

/** Texts of form components. */
export const formMessages = texts(
  'start',
  defineMessages({
    save: { id: 'form.save', defaultMessage: 'Save', description: 'Button of a form.' },
    optionalText: {
      id: 'form.optionalText',
      defaultMessage: '{text} (optional)',
      description: 'Beside a box that need not be ticked; {text} is the studio’s own.',
    },
    cancel: {
      id: 'form.cancel',
      defaultMessage: 'Cancel',
      description: 'Link beside the button that saves: leaves a form without saving.',
    },
    discard: {
      id: 'profile.discard',
      defaultMessage: 'Discard changes',
      description: 'Button: the form shows again what is saved.',
    },
    day: { id: 'date.day', defaultMessage: 'Day', description: 'Part of a date.' },
    month: { id: 'date.month', defaultMessage: 'Month', description: 'Part of a date.' },
    year: { id: 'date.year', defaultMessage: 'Year', description: 'Part of a date.' },
    emptyPart: {
      id: 'date.empty',
      defaultMessage: 'Empty',
      description: 'Said by screen readers for a part of a date without a value.',
    },
    dayPlaceholder: {
      id: 'date.dayPlaceholder',
      defaultMessage: 'DD',
      description: 'Shown for the day in an empty date field, one letter per digit.',
    },
    monthPlaceholder: {
      id: 'date.monthPlaceholder',
      defaultMessage: 'MM',
      description: 'Shown for the month in an empty date field, one letter per digit.',
    },
    yearPlaceholder: {
      id: 'date.yearPlaceholder',
      defaultMessage: 'YYYY',
      description: 'Shown for the year in an empty date field, one letter per digit.',
    },
    openCalendar: {
      id: 'date.openCalendar',
      defaultMessage: 'Open calendar',
      description: 'Button in a date field, for screen readers.',
    },
    previousMonth: {
      id: 'date.previousMonth',
      defaultMessage: 'Previous month',
      description: 'Button in a calendar, for screen readers.',
    },
    nextMonth: {
      id: 'date.nextMonth',
      defaultMessage: 'Next month',
      description: 'Button in a calendar, for screen readers.',
    },
    showYears: {
      id: 'date.showYears',
      defaultMessage: 'Choose a year',
      description: 'Button in a calendar, for screen readers: shows the years.',
    },
    showDays: {
      id: 'date.showDays',
      defaultMessage: 'Choose a day',
      description: 'Button in a calendar, for screen readers: shows the days again.',
    },
    open: {
      id: 'select.open',
      defaultMessage: 'Open',
      description: 'Button in a field with a list: shows the list.',
    },
    close: {
      id: 'select.close',
      defaultMessage: 'Close',
      description: 'Button in a field with a list: hides the list.',
    },
    clear: {
      id: 'select.clear',
      defaultMessage: 'Clear',
      description: 'Button in a field with a list: nothing is chosen any more.',
    },
    search: {
      id: 'select.search',
      defaultMessage: 'Search',
      description: 'Label of the search above a long list, on a phone.',
    },
    done: {
      id: 'select.done',
      defaultMessage: 'Done',
      description: 'Button under a long list from which several can be chosen, on a phone.',
    },
    noOptions: {
      id: 'select.noOptions',
      defaultMessage: 'Nothing found',
      description: 'Said where the search of a long list finds nothing.',
    },
  }),
);
