import { defineMessages } from 'react-intl';
import { texts } from '../../../lib/i18n/texts.ts';

/** Texts for booking a trial session. */
export const messages = texts(
  'booking',
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
    courses: {
      id: 'trial.courses',
      defaultMessage: 'Or come to one of these instead',
      description: 'Heading: courses of the studio that may be tried as the trial session.',
    },
    coursesText: {
      id: 'trial.coursesText',
      defaultMessage: 'They’re free as your trial session.',
      description: 'Under the heading of the courses that may be tried.',
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
    heldTextHere: {
      id: 'trial.heldTextHere',
      defaultMessage:
        'We’ve sent you a link by email. Confirm by {until}, or the time will be released.',
      description: 'Under the title, where it is not known to whom; {until} is a date and time.',
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
    memberTitle: {
      id: 'trial.memberTitle',
      defaultMessage: 'You’re already a member',
      description: 'Title: instead of booking a trial session.',
    },
    memberText: {
      id: 'trial.memberText',
      defaultMessage:
        'Trial sessions are for people who aren’t members yet. You can book with your membership instead.',
      description: 'Under the title.',
    },
    noSuchTitle: {
      id: 'trial.noSuchTitle',
      defaultMessage: 'This trial session isn’t offered any more',
      description:
        'Title: the link leads to a trial session that the studio does not give like this.',
    },
    noSuchText: {
      id: 'trial.noSuchText',
      defaultMessage: 'Nothing was booked. You can look at what the studio offers now.',
      description: 'Under the title.',
    },
    noSuchTo: {
      id: 'trial.noSuchTo',
      defaultMessage: 'To the trial session',
      description: 'Link: to the first step of the trial session that the studio does offer.',
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
