import { defineMessages } from 'react-intl';
import { texts } from '../../../lib/i18n/texts.ts';

/** Texts of a member's invoices. */
export const messages = texts(
  'money',
  defineMessages({
    intro: {
      id: 'invoices.intro',
      defaultMessage: 'Your invoices and credit notes.',
      description: 'Under the title of the invoices of a member.',
    },
    none: {
      id: 'invoices.none',
      defaultMessage: 'There is no invoice yet.',
      description: 'In place of the invoices.',
    },
    open: { id: 'invoices.open', defaultMessage: 'Open', description: 'State of an invoice.' },
    paid: { id: 'invoices.paid', defaultMessage: 'Paid', description: 'State of an invoice.' },
    creditNote: {
      id: 'invoices.creditNote',
      defaultMessage: 'Credit note',
      description: 'Kind of an invoice: money that comes back.',
    },
    due: {
      id: 'invoices.due',
      defaultMessage: 'due on {day}',
      description: 'Of an invoice that is not paid yet. day: in full.',
    },
    tax: {
      id: 'invoices.tax',
      defaultMessage: 'includes {tax} VAT',
      description: 'Of an invoice. tax: an amount.',
    },
    salesTax: {
      id: 'invoices.salesTax',
      defaultMessage: 'includes {tax} sales tax',
      description: 'Of an invoice of a studio in the US. tax: an amount.',
    },
    download: {
      id: 'invoices.download',
      defaultMessage: 'Download PDF',
      description: 'Button of an invoice.',
    },
  }),
);
