import { defineMessages } from 'react-intl';
import { texts } from '../../../lib/i18n/texts.ts';

/** Texts of rewards of all programs. */
export const messages = texts(
  'rewards',
  defineMessages({
    choose: {
      id: 'rewards.choose',
      defaultMessage: 'Choose your reward',
      description: 'Question above the rewards.',
    },
    chooseOne: {
      id: 'rewards.chooseOne',
      defaultMessage: 'Choose a reward',
      description: 'Fault: none is chosen. Without a full stop.',
    },
    start: {
      id: 'rewards.start',
      defaultMessage: 'When should it start?',
      description: 'Question above the days on which a reward can start.',
    },
    free: {
      id: 'rewards.free',
      defaultMessage: '{term} for free',
      description: 'What a reward is worth: a time in which the contract costs nothing.',
    },
    noStart: {
      id: 'rewards.noStart',
      defaultMessage: 'Needs a contract that goes on',
      description: 'Why a reward cannot be chosen.',
    },
    none: {
      id: 'rewards.none',
      defaultMessage: 'Your studio has no reward for this at the moment.',
      description: 'In place of the rewards.',
    },
    gotFree: {
      id: 'rewards.gotFree',
      defaultMessage: 'You pay nothing from {start} to {end}.',
      description: 'What a reward has given.',
    },
    gotMoney: {
      id: 'rewards.gotMoney',
      defaultMessage: '{amount} is taken off what you owe.',
      description: 'What a reward has given.',
    },
    gotCredit: {
      id: 'rewards.gotCredit',
      defaultMessage: '{amount} was added to your drinks wallet.',
      description: 'What a reward has given: more to spend at the studio.',
    },
    gotVoucher: {
      id: 'rewards.gotVoucher',
      defaultMessage: 'Your voucher code: {code}',
      description: 'What a reward has given.',
    },
    gotOther: {
      id: 'rewards.gotOther',
      defaultMessage: 'Your studio takes care of it.',
      description: 'What a reward has given: something that people of the studio see to.',
    },
  }),
);
