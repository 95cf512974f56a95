import { defineMessages } from 'react-intl';

/** Messages for the error codes of amounts owed and of links from a studio. */
export const linkErrorMessages = defineMessages({
  'accountbalance.error.nothingowed': {
    id: 'accountbalance.error.nothingowed',
    defaultMessage: 'You don’t owe anything at the moment.',
    description: 'Somebody wants to pay a balance that is none.',
  },
  'accountbalance.error.paidmeanwhile': {
    id: 'accountbalance.error.paidmeanwhile',
    defaultMessage: 'This has been paid in the meantime. You haven’t been charged again.',
    description: 'The balance was paid elsewhere while this order was open.',
  },
  'link.error.expired': {
    id: 'link.error.expired',
    defaultMessage: 'This link has expired. Ask your studio for a new one.',
    description: 'A link of a studio that is too old.',
  },
  'link.error.notfound': {
    id: 'link.error.notfound',
    defaultMessage: 'This link isn’t valid. Check the address or ask your studio for a new link.',
    description: 'A link of a studio that nobody has sent.',
  },
  'link.error.used': {
    id: 'link.error.used',
    defaultMessage: 'This link has already been used. Everything is done.',
    description: 'What a link of a studio was for has been done.',
  },
  'paymentrequest.error.alreadypaid': {
    id: 'paymentrequest.error.alreadypaid',
    defaultMessage: 'This has already been paid. You haven’t been charged again.',
    description: 'A payment request that was paid through its link.',
  },
  'paymentrequest.error.canceled': {
    id: 'paymentrequest.error.canceled',
    defaultMessage: 'The studio no longer asks for this payment. You haven’t been charged.',
    description: 'A payment request that the studio has taken back.',
  },
  'paymentrequest.error.expired': {
    id: 'paymentrequest.error.expired',
    defaultMessage: 'This payment link has expired. Ask your studio for a new one.',
    description: 'A payment request that is too old.',
  },
  'paymentrequest.error.notfound': {
    id: 'paymentrequest.error.notfound',
    defaultMessage:
      'This payment link isn’t valid. Check the address or ask your studio for a new link.',
    description: 'A payment request that nobody has sent.',
  },
  'paymentrequest.error.paidmeanwhile': {
    id: 'paymentrequest.error.paidmeanwhile',
    defaultMessage: 'This has been paid in another way in the meantime. You haven’t been charged.',
    description: 'What a payment request asks for was paid elsewhere.',
  },
});
