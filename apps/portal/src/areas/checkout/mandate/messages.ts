import { defineMessages } from 'react-intl';
import { texts } from '../../../lib/i18n/texts.ts';

/** Texts of the SEPA Direct Debit mandate form; the mandate itself comes from the server. */
export const messages = texts(
  'checkout',
  defineMessages({
    holder: {
      id: 'mandate.holder',
      defaultMessage: 'Account holder',
      description: 'Field, and label in the mandate: whose bank account it is.',
    },
    enterHolder: {
      id: 'mandate.enterHolder',
      defaultMessage: 'Enter the account holder',
      description: 'Fault: the field is empty. A whole sentence without a full stop.',
    },
    iban: {
      id: 'mandate.iban',
      defaultMessage: 'IBAN',
      description: 'Field, and label in the mandate: number of the bank account.',
    },
    enterIban: {
      id: 'mandate.enterIban',
      defaultMessage: 'Enter your IBAN',
      description: 'Fault: the field is empty. A whole sentence without a full stop.',
    },
    bic: {
      id: 'mandate.bic',
      defaultMessage: 'BIC',
      description: 'Field: the code of a bank.',
    },
    notSepa: {
      id: 'mandate.notSepa',
      defaultMessage: 'We can’t debit an account in this country. Use an IBAN of the SEPA area',
      description: 'Fault at the IBAN. Without a full stop at the end.',
    },
    holderNoName: {
      id: 'mandate.holderNoName',
      defaultMessage: 'Enter the name of the account holder in letters',
      description: 'Fault: banks take no name without letters. Without a full stop.',
    },
    holderTooLong: {
      id: 'mandate.holderTooLong',
      defaultMessage: 'Banks take at most 70 characters. Shorten the name',
      description: 'Fault. Without a full stop at the end.',
    },
    holderCharacters: {
      id: 'mandate.holderCharacters',
      defaultMessage: 'Banks don’t know all of these characters. Write the name in Latin letters',
      description: 'Fault. Without a full stop at the end.',
    },
    enterBic: {
      id: 'mandate.enterBic',
      defaultMessage: 'Enter the BIC of your bank',
      description: 'Fault: the field is empty. A whole sentence without a full stop.',
    },
    whyBic: {
      id: 'mandate.whyBic',
      defaultMessage: 'Outside the EU, banks need it as well as the IBAN. It’s on your statements.',
      description: 'Under the field of the BIC; most readers are never asked for it.',
    },
    accept: {
      id: 'mandate.accept',
      defaultMessage: 'I give this mandate',
      description: 'Box to tick under the text of the SEPA Direct Debit mandate.',
    },
    acceptFirst: {
      id: 'mandate.acceptFirst',
      defaultMessage: 'Accept the mandate to pay by SEPA Direct Debit',
      description: 'Fault: the box is not ticked. A whole sentence without a full stop.',
    },
    creditor: {
      id: 'mandate.creditor',
      defaultMessage: 'Creditor',
      description: 'Label in the mandate: who takes the money.',
    },
    creditorId: {
      id: 'mandate.creditorId',
      defaultMessage: 'Creditor identifier',
      description: 'Label in the mandate.',
    },
    reference: {
      id: 'mandate.reference',
      defaultMessage: 'Mandate reference',
      description: 'Label in the mandate.',
    },
    paymentType: {
      id: 'mandate.paymentType',
      defaultMessage: 'Type of payment',
      description: 'Label in the mandate: once or again and again.',
    },
    recurrent: {
      id: 'mandate.recurrent',
      defaultMessage: 'Recurring payments',
      description: 'Type of payment.',
    },
    oneOff: {
      id: 'mandate.oneOff',
      defaultMessage: 'One-off payment',
      description: 'Type of payment.',
    },
    loading: {
      id: 'mandate.loading',
      defaultMessage: 'Loading the mandate…',
      description: 'Heard by screen readers.',
    },
  }),
);
