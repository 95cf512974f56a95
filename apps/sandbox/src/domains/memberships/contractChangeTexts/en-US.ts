import { enGB } from './en-GB.ts';
import type { ContractChangeTexts } from './types.ts';

/** American English, where it differs from British. */
export const enUS: ContractChangeTexts = {
  ...enGB,
  occasions: {
    ...enGB.occasions,
    canceled: {
      subject: 'Cancellation confirmed: {what}',
      body: 'You have canceled {what} at {studio}. Please keep this email as your receipt. Until the end you can withdraw the cancellation in the portal.',
    },
  },
};
