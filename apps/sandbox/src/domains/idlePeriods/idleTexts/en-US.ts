import { enGB } from './en-GB.ts';
import type { IdleTexts } from './types.ts';

/** American English, where it differs from British. */
export const enUS: IdleTexts = {
  ...enGB,
  occasions: {
    ...enGB.occasions,
    canceled: {
      subject: 'Your pause is canceled: {what}',
      body: 'You have canceled the pause of {what} at {studio} on the days below. Your contract goes on as if you had not asked for it.',
    },
  },
  contractEnds: 'The contract has been canceled or is over.',
};
