import { defineMessages } from 'react-intl';
import { texts } from '../../../lib/i18n/texts.ts';

export const messages = texts(
  'account',
  defineMessages({
    confirmed: {
      id: 'corporate.confirmed',
      defaultMessage: 'Your corporate membership is confirmed',
      description: 'Title of the result page: a membership through the employer is confirmed.',
    },
    confirmedText: {
      id: 'corporate.confirmedText',
      defaultMessage: 'You can now train at {studio} through your employer.',
      description: 'Under the title of the result page.',
    },
    next: {
      id: 'corporate.next',
      defaultMessage: 'What happens next',
      description: 'Heading above the list of the result page.',
    },
    nextConnect: {
      id: 'corporate.nextConnect',
      defaultMessage: 'Connect your account to the studio once, if you haven’t done so yet.',
      description: 'What happens next, for readers without a connected account.',
    },
    nextBook: {
      id: 'corporate.nextBook',
      defaultMessage: 'Book as usual: we choose what your membership includes for you.',
      description: 'What happens next.',
    },
    nextVisit: {
      id: 'corporate.nextVisit',
      defaultMessage: 'Come by. The team at {studio} can see your membership when you check in.',
      description: 'What happens next.',
    },
    toBookings: {
      id: 'corporate.toBookings',
      defaultMessage: 'View my bookings',
      description: 'Button.',
    },
    toStudio: {
      id: 'corporate.toStudio',
      defaultMessage: 'Go to the studio',
      description: 'Button: leads to the start page of the studio.',
    },
    title: {
      id: 'corporate.title',
      defaultMessage: 'Train through your employer',
      description: 'Title of the page that explains corporate fitness.',
    },
    intro: {
      id: 'corporate.intro',
      defaultMessage:
        'Does your employer pay for your membership? Get started at {studio} in three steps.',
      description: 'Under the title of the page that explains corporate fitness.',
    },
    account: {
      id: 'corporate.account',
      defaultMessage: 'Log in',
      description: 'First of three steps; heading.',
    },
    accountText: {
      id: 'corporate.accountText',
      defaultMessage: 'Use your account, or create one.',
      description: 'First of three steps.',
    },
    connect: {
      id: 'corporate.connect',
      defaultMessage: 'Connect to the studio',
      description: 'Second of three steps; heading.',
    },
    connectText: {
      id: 'corporate.connectText',
      defaultMessage: 'Enter your details so that the studio can find your membership.',
      description: 'Second of three steps.',
    },
    train: {
      id: 'corporate.train',
      defaultMessage: 'Train',
      description: 'Third of three steps; heading.',
    },
    trainText: {
      id: 'corporate.trainText',
      defaultMessage: 'Book and check in with your corporate membership.',
      description: 'Third of three steps.',
    },
    done: {
      id: 'corporate.done',
      defaultMessage: 'Done:',
      description: 'Heard by screen readers before the heading of a step that is done.',
    },
    loginAndConnect: {
      id: 'corporate.loginAndConnect',
      defaultMessage: 'Log in and connect',
      description: 'The one primary button, for visitors.',
    },
    connectNow: {
      id: 'corporate.connectNow',
      defaultMessage: 'Connect now',
      description: 'The one primary button, for those who are logged in.',
    },
    allDone: {
      id: 'corporate.allDone',
      defaultMessage: 'You’re connected to {studio}. You’re all set.',
      description: 'Instead of the introduction, for those whose account is connected.',
    },
    question: {
      id: 'corporate.question',
      defaultMessage:
        'Is your employer not taking part yet, or is something missing? Ask the studio: {mail}',
      description: 'Below the steps; {mail} is a link with the e-mail address of the studio.',
    },
  }),
);
