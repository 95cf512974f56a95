import { defineMessages } from 'react-intl';
import { texts } from '../i18n/texts.ts';

/** Texts of downloads and printing. */
export const pdfMessages = texts(
  'start',
  defineMessages({
    downloadFailed: {
      id: 'contract.downloadFailed',
      defaultMessage: 'The PDF couldn’t be made. Try again, or print the page.',
      description: 'Error.',
    },
    print: { id: 'contract.print', defaultMessage: 'Print', description: 'Button.' },
  }),
);
