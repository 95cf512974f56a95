import { defineMessages } from 'react-intl';
import { texts } from '../../../lib/i18n/texts.ts';

/** Texts of the links to the start page and to support. */
export const startMessages = texts(
  'studio',
  defineMessages({
    oops: {
      id: 'shell.oops',
      defaultMessage: 'Oops!',
      description: 'Title of the page for an unknown studio.',
    },
    unknownStudio: {
      id: 'shell.unknownStudio',
      defaultMessage: 'We don’t know this studio.',
      description: 'Text of the page for an unknown studio.',
    },
    terms: {
      id: 'shell.terms',
      defaultMessage: 'T&C',
      description: 'Link in menu and footer to the terms and conditions; short.',
    },
    toStart: {
      id: 'shell.toStart',
      defaultMessage: 'Back to home page',
      description: 'Link on error pages.',
    },
    support: {
      id: 'shell.support',
      defaultMessage: 'Support',
      description: 'Link: whom to ask for help.',
    },
    contact: {
      id: 'shell.contact',
      defaultMessage: 'Contact',
      description: 'Link of the brand without a text of its own.',
    },
  }),
);
