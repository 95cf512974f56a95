import { defineMessages } from 'react-intl';

/** Messages for the error codes of the customer center. */
export const customerErrorMessages = defineMessages({
  'amendment.error.decided': {
    id: 'amendment.error.decided',
    defaultMessage: 'Your studio has already decided on this change.',
    description: 'A change of personal data that is to be withdrawn after the studio has decided.',
  },
  'amendment.error.notfound': {
    id: 'amendment.error.notfound',
    defaultMessage: 'We couldn’t find this change.',
    description: 'A change of personal data that is not there.',
  },
  'amendment.error.pending': {
    id: 'amendment.error.pending',
    defaultMessage: 'Another change is waiting for your studio. Withdraw it first.',
    description: 'Personal data are changed while the studio has to approve another change.',
  },
  'customercenter.error.notpermitted': {
    id: 'customercenter.error.notpermitted',
    defaultMessage: 'Your studio doesn’t offer this online. Contact your studio.',
    description: 'A member may not see or change something in the customer center.',
  },
  'customerdata.error.documentnumber': {
    id: 'customerdata.error.documentnumber',
    defaultMessage: 'This number doesn’t match the document. Check both.',
    description: 'The number of an identity document is none, or the document is not accepted.',
  },
  'customerdata.error.nomandate': {
    id: 'customerdata.error.nomandate',
    defaultMessage: 'There’s no mandate for a direct debit.',
    description: 'The membership is not paid by direct debit, so there is no file of its mandate.',
  },
  'customerdata.error.provinceunknown': {
    id: 'customerdata.error.provinceunknown',
    defaultMessage: 'Choose the state or province of your address.',
    description: 'An address in the USA or in Italy without a state or province.',
  },
  'invoice.error.notfound': {
    id: 'invoice.error.notfound',
    defaultMessage: 'We couldn’t find this invoice.',
    description: 'An invoice that is unknown, or somebody else’s.',
  },
  'message.error.notfound': {
    id: 'message.error.notfound',
    defaultMessage: 'We couldn’t find this message.',
    description: 'A message that is unknown, deleted, or somebody else’s.',
  },
});
