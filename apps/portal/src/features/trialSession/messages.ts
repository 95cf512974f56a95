import { defineMessages } from 'react-intl';
import { texts } from '../../site/language/texts.ts';

/** Texts of the way to a trial session. */
export const messages = texts(
  defineMessages({
    time: {
      id: 'trial.time',
      defaultMessage: 'Time',
      description: 'Step: choose a time.',
    },
    timeTitle: {
      id: 'trial.timeTitle',
      defaultMessage: 'When would you like to come?',
      description: 'Title of the first step.',
    },
    minutes: {
      id: 'trial.minutes',
      defaultMessage: '{minutes, plural, one {It takes # minute.} other {It takes # minutes.}}',
      description: 'After what happens at a trial session.',
    },
    chooseTime: {
      id: 'trial.chooseTime',
      defaultMessage: 'Choose a time.',
      description: 'Continue was pressed without a time.',
    },
    taken: {
      id: 'trial.taken',
      defaultMessage: 'Someone just took this time. Choose another one; we’ve kept your details.',
      description: 'The time was taken meanwhile.',
    },
    otherTime: {
      id: 'trial.otherTime',
      defaultMessage: 'Choose another time',
      description: 'Link: to the first step.',
    },
    willConfirm: {
      id: 'trial.willConfirm',
      defaultMessage:
        'We’ll send you an email with a link. It’s only booked once you confirm with it.',
      description: 'Above the button, for visitors.',
    },
    acceptNamedBlock: {
      id: 'trial.acceptNamedBlock',
      defaultMessage: 'Please accept the “{0}” text block',
      description: 'A box that must be ticked; {0} is its name.',
    },
    acceptBlock: {
      id: 'trial.acceptBlock',
      defaultMessage: 'Please accept the text block',
      description: 'A box that must be ticked.',
    },
    heldTitle: {
      id: 'trial.heldTitle',
      defaultMessage: 'One more step: check your email',
      description: 'Title: the time is held until it is confirmed.',
    },
    heldText: {
      id: 'trial.heldText',
      defaultMessage:
        'We’ve sent a link to {email}. Confirm by {until}, or the time will be released.',
      description: 'Under the title; {until} is a date and time.',
    },
    endedTitle: {
      id: 'trial.endedTitle',
      defaultMessage: 'This trial session isn’t booked any more',
      description: 'Title: canceled, or not confirmed in time.',
    },
    endedText: {
      id: 'trial.endedText',
      defaultMessage: '{name}, {when}',
      description: 'Under the title: what it was and when.',
    },
    again: {
      id: 'trial.again',
      defaultMessage: 'Book again',
      description: 'Button.',
    },
    confirmTitle: {
      id: 'trial.confirmTitle',
      defaultMessage: 'Confirm your trial session',
      description: 'Title of the page that the link in the email leads to.',
    },
    confirmText: {
      id: 'trial.confirmText',
      defaultMessage: 'Your time is held for you. Confirm and it’s yours.',
      description: 'Under the title.',
    },
    confirm: {
      id: 'trial.confirm',
      defaultMessage: 'Confirm booking',
      description: 'Button.',
    },
    notConfirmed: {
      id: 'trial.notConfirmed',
      defaultMessage: 'That didn’t work',
      description: 'Title: it could not be confirmed.',
    },
  }),
);
