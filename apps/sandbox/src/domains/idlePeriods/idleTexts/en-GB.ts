import type { IdleTexts } from './types.ts';

export const enGB: IdleTexts = {
  labels: {
    what: 'Contract:',
    number: 'Contract number:',
    studio: 'Studio:',
    starts: 'From:',
    ends: 'Until:',
    reason: 'Reason:',
    termUntil: 'Minimum term until:',
    notCharged: 'Not charged in total:',
  },
  occasions: {
    asked: {
      subject: 'We have received your request: pause of {what}',
      body: 'You have asked {studio} for a pause of {what}. The studio will look at it, and an email will tell you what it decides. If it accepts, the pause changes your contract as shown below.',
    },
    accepted: {
      subject: 'Your pause is confirmed: {what}',
      body: '{what} at {studio} is paused on the days below. What has already been charged for them is credited to you.',
    },
    rejected: {
      subject: 'Your pause was not accepted: {what}',
      body: '{studio} has not accepted the pause of {what} on the days below. Your contract goes on as before.',
    },
    canceled: {
      subject: 'Your pause is cancelled: {what}',
      body: 'You have cancelled the pause of {what} at {studio} on the days below. Your contract goes on as if you had not asked for it.',
    },
  },
  contractEnds: 'The contract has been cancelled or is over.',
};
