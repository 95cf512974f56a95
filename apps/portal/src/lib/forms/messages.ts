import { defineMessages } from 'react-intl';
import { texts } from '../texts.ts';

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
      defaultMessage: 'Only letters, spaces, hyphens and dots',
      description: 'A name holds other characters.',
    },
    tooLong: {
      id: 'commons.validation.tooLong',
      defaultMessage: 'At most {count, plural, one {# character} other {# characters}}',
      description: 'A text is too long.',
    },
    tooShort: {
      id: 'commons.validation.tooShort',
      defaultMessage: 'At least {count, plural, one {# character} other {# characters}}',
      description: 'A text is too short.',
    },
    invalid: {
      id: 'commons.validation.invalid',
      defaultMessage: 'Please check this value',
      description: 'The value does not fit, for a reason without a text of its own.',
    },
    summary: {
      id: 'commons.validation.summary',
      defaultMessage: 'Please check your entries',
      description: 'Title above the list of faulty fields.',
    },
  }),
);
