import { defineMessages } from 'react-intl';
import { texts } from '../../../lib/i18n/texts.ts';

/** Texts of compensations for times when the studio could not be used. */
export const messages = texts(
  'rewards',
  defineMessages({
    intro: {
      id: 'compensation.intro',
      defaultMessage: 'Make-up for days your studio was closed.',
      description: 'Under the title of the compensation.',
    },
    none: {
      id: 'compensation.none',
      defaultMessage: 'There is nothing to compensate.',
      description: 'In place of compensations.',
    },
    forPeriod: {
      id: 'compensation.forPeriod',
      defaultMessage: '{contract}, {days}',
      description: 'Which contract is compensated for which days.',
    },
    chooseUntil: {
      id: 'compensation.chooseUntil',
      defaultMessage: 'Choose by {day}.',
      description: 'Until when a reward can be chosen.',
    },
    chooseFrom: {
      id: 'compensation.chooseFrom',
      defaultMessage: 'You can choose from {start} to {end}.',
      description: 'When a reward can be chosen.',
    },
    choose: {
      id: 'compensation.choose',
      defaultMessage: 'Choose reward',
      description: 'Leads to the rewards of a compensation.',
    },
    claimable: {
      id: 'compensation.claimable',
      defaultMessage: 'Ready for you',
      description: 'State of a compensation: a reward can be chosen.',
    },
    claimed: {
      id: 'compensation.claimed',
      defaultMessage: 'Received',
      description: 'State of a compensation: the reward was given.',
    },
    claimedOn: {
      id: 'compensation.claimedOn',
      defaultMessage: 'Received on {day}',
      description: 'Under a compensation of which the reward was given.',
    },
    notClaimable: {
      id: 'compensation.notClaimable',
      defaultMessage: 'Not possible',
      description: 'State of a compensation: there is none.',
    },
    notClaimed: {
      id: 'compensation.notClaimed',
      defaultMessage: 'Not used',
      description: 'State of a compensation: the contract has ended without a choice.',
    },
    notYet: {
      id: 'compensation.notYet',
      defaultMessage: 'Soon',
      description: 'State of a compensation: a reward can be chosen later.',
    },
    pending: {
      id: 'compensation.pending',
      defaultMessage: 'Waiting for your studio',
      description: 'State of a compensation: the studio looks at the choice.',
    },
    waived: {
      id: 'compensation.waived',
      defaultMessage: 'Waived',
      description: 'State of a compensation: the member wants none.',
    },
    expired: {
      id: 'compensation.expired',
      defaultMessage: 'Expired',
      description: 'State of a compensation: the time to choose is over.',
    },
    proposed: {
      id: 'compensation.proposed',
      defaultMessage: 'You have chosen: {name}',
      description: 'The reward that was chosen.',
    },
    rejected: {
      id: 'compensation.rejected',
      defaultMessage: 'Your studio couldn’t give you “{name}”. Please choose another reward.',
      description: 'What became of the last choice.',
    },
    rejectedAtLast: {
      id: 'compensation.rejectedAtLast',
      defaultMessage: 'Your studio couldn’t give you “{name}”.',
      description: 'What became of the last choice, where no other can be made any more.',
    },
    propose: {
      id: 'compensation.propose',
      defaultMessage: 'Take this reward',
      description: 'Button: the reward is given.',
    },
    ask: {
      id: 'compensation.ask',
      defaultMessage: 'Send to the studio',
      description: 'Button: the studio looks at the choice.',
    },
    asked: {
      id: 'compensation.asked',
      defaultMessage: 'Your studio looks at it and tells you by message.',
      description: 'Told after a reward was chosen.',
    },
    gone: {
      id: 'compensation.gone',
      defaultMessage: 'There’s nothing to choose here any more',
      description: 'Title: this compensation is used, waived or over.',
    },
    waive: {
      id: 'compensation.waive',
      defaultMessage: 'I don’t want compensation',
      description: 'Button: waives a compensation.',
    },
    waiveQuestion: {
      id: 'compensation.waiveQuestion',
      defaultMessage: 'Do without this compensation?',
      description: 'Title of the question.',
    },
    waiveText: {
      id: 'compensation.waiveText',
      defaultMessage:
        'You get nothing for this time, and you can’t change your mind later. Your contract stays as it is.',
      description: 'Under the question.',
    },
    waiveNow: {
      id: 'compensation.waiveNow',
      defaultMessage: 'Decline',
      description: 'Button: answers the question.',
    },
    keep: {
      id: 'compensation.keep',
      defaultMessage: 'Keep it',
      description: 'Button: answers the question with no.',
    },
  }),
);
