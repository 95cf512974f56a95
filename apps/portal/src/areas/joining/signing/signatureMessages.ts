import { defineMessages } from 'react-intl';
import { texts } from '../../../lib/i18n/texts.ts';

/** Texts for the signature of a contract or a mandate. */
export const signatureMessages = texts(
  'joining',
  defineMessages({
    mandateSignature: {
      id: 'contract.mandateSignature',
      defaultMessage: 'Your signature under the mandate',
      description: 'Label of a signature.',
    },
    signature: {
      id: 'contract.signature',
      defaultMessage: 'Your signature',
      description: 'Label of a signature.',
    },
    typeName: {
      id: 'contract.typeName',
      defaultMessage: 'Or type your name',
      description: 'Field for a signature in letters.',
    },
    clearSignature: {
      id: 'contract.clearSignature',
      defaultMessage: 'Clear',
      description: 'Button: takes the signature away.',
    },
    notSigned: {
      id: 'contract.notSigned',
      defaultMessage: 'Not signed yet',
      description: 'What an empty signature pad shows, for screen readers.',
    },
    drawOnly: {
      id: 'contract.drawOnly',
      defaultMessage:
        'Sign with your finger, a pen or the mouse. If you can’t, sign at the studio.',
      description: 'Under a signature that has to be drawn.',
    },
    signatureMissing: {
      id: 'contract.signatureMissing',
      defaultMessage: 'Your signature is missing',
      description: 'Fault under a signature pad. Without a full stop.',
    },
  }),
);
