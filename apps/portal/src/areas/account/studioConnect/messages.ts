import { defineMessages } from 'react-intl';
import { texts } from '../../../lib/i18n/texts.ts';

export const messages = texts(
  'account',
  defineMessages({
    intro: {
      id: 'connect.intro',
      defaultMessage:
        'Already a member? Connect your membership to this account and book with everything it includes.',
      description: 'Under the title of the page that connects an account with a membership.',
    },
    studio: {
      id: 'connect.studio',
      defaultMessage: 'Studio of your membership',
      description: 'Field: the studio to connect with.',
    },
    chooseStudio: {
      id: 'connect.chooseStudio',
      defaultMessage: 'Choose the studio of your membership',
      description: 'Fault: no studio is chosen. A whole sentence without a full stop.',
    },
    howToFind: {
      id: 'connect.howToFind',
      defaultMessage: 'How should we find your membership?',
      description: 'Legend above four ways to connect.',
    },
    wayEmail: {
      id: 'connect.wayEmail',
      defaultMessage: 'By email address',
      description: 'Way to connect.',
    },
    wayEmailText: {
      id: 'connect.wayEmailText',
      defaultMessage: 'No number needed',
      description: 'What the way by e-mail address takes.',
    },
    wayCode: {
      id: 'connect.wayCode',
      defaultMessage: 'By customer number',
      description: 'Way to connect.',
    },
    wayCodeText: {
      id: 'connect.wayCodeText',
      defaultMessage: 'From your card or contract',
      description: 'What the way by customer number takes.',
    },
    wayIban: {
      id: 'connect.wayIban',
      defaultMessage: 'By bank account',
      description: 'Way to connect: the whole IBAN.',
    },
    wayIbanText: {
      id: 'connect.wayIbanText',
      defaultMessage: 'The account your membership is paid from',
      description: 'What the way by bank account takes.',
    },
    waySuffix: {
      id: 'connect.waySuffix',
      defaultMessage: 'By the last 4 characters of the IBAN',
      description: 'Way to connect: last characters of the IBAN with name and birthday.',
    },
    waySuffixText: {
      id: 'connect.waySuffixText',
      defaultMessage: 'With your name and date of birth',
      description: 'What the way by the end of the IBAN takes.',
    },
    emailWhere: {
      id: 'connect.emailWhere',
      defaultMessage:
        'The address your studio has on file. You must have confirmed it in this account.',
      description: 'Under the field for the e-mail address.',
    },
    codeWhere: {
      id: 'connect.codeWhere',
      defaultMessage:
        'You’ll find the number on your membership card and on the first page of your contract.',
      description: 'Under a picture of a membership card with its number marked.',
    },
    ibanWhere: {
      id: 'connect.ibanWhere',
      defaultMessage:
        'You’ll find the IBAN on your bank card, and in your contract under the SEPA Direct Debit mandate.',
      description: 'Under a picture of a contract with the IBAN marked.',
    },
    suffixWhere: {
      id: 'connect.suffixWhere',
      defaultMessage: 'Letters from your studio show the last 4 characters of your IBAN.',
      description: 'Under a picture of a letter with the end of the IBAN marked.',
    },
    customerCode: {
      id: 'connect.customerCode',
      defaultMessage: 'Customer number',
      description: 'Field: number that the studio has given to the member.',
    },
    enterCustomerCode: {
      id: 'connect.enterCustomerCode',
      defaultMessage: 'Enter your customer number',
      description:
        'Fault: the field "Customer number" is empty. A whole sentence without a full stop.',
    },
    enterIban: {
      id: 'connect.enterIban',
      defaultMessage: 'Enter your IBAN',
      description: 'Fault: the field "IBAN" is empty. A whole sentence without a full stop.',
    },
    enterIbanSuffix: {
      id: 'connect.enterIbanSuffix',
      defaultMessage: 'Enter the last 4 characters of your IBAN',
      description:
        'Fault: the field for the end of the IBAN is empty. A whole sentence without a full stop.',
    },
    iban: { id: 'connect.iban', defaultMessage: 'IBAN', description: 'Field.' },
    ibanSuffix: {
      id: 'connect.ibanSuffix',
      defaultMessage: 'Last 4 characters of the IBAN',
      description: 'Field.',
    },
    submit: {
      id: 'connect.submit',
      defaultMessage: 'Connect',
      description: 'Button: connects the account with the membership.',
    },
    askStudio: {
      id: 'connect.askStudio',
      defaultMessage: 'Try another way, or ask {studio}: {mail}',
      description: 'Under an error of connecting; {mail} is a link with the address of the studio.',
    },
    toEmails: {
      id: 'connect.toEmails',
      defaultMessage: 'View my email addresses',
      description: 'Link under an error: the address has to be confirmed in the settings.',
    },
    connections: {
      id: 'connect.connections',
      defaultMessage: 'Connected studios',
      description: 'Heading above the list of connected studios.',
    },
    another: {
      id: 'connect.another',
      defaultMessage: 'Connect another studio',
      description: 'Heading above the form, for readers who have a connection.',
    },
    notMember: {
      id: 'connect.notMember',
      defaultMessage: 'Not a member yet?',
      description: 'Before a link to a trial session, to the contracts or to the courses.',
    },
    toTrial: {
      id: 'connect.toTrial',
      defaultMessage: 'Book a trial session',
      description: 'Link after "Not a member yet?".',
    },
    toContract: {
      id: 'connect.toContract',
      defaultMessage: 'View memberships',
      description: 'Link after "Not a member yet?".',
    },
    toCourses: {
      id: 'connect.toCourses',
      defaultMessage: 'View classes',
      description: 'Link after "Not a member yet?".',
    },
    connected: {
      id: 'connect.connected',
      defaultMessage: 'You’re connected to {studio}',
      description: 'Title after connecting.',
    },
    connectedText: {
      id: 'connect.connectedText',
      defaultMessage: 'You can now:',
      description: 'Above a list of three things.',
    },
    openCourses: {
      id: 'connect.openCourses',
      defaultMessage: 'book classes with your membership',
      description: 'In the list of what is open after connecting.',
    },
    openBookings: {
      id: 'connect.openBookings',
      defaultMessage: 'view and cancel your bookings',
      description: 'In the list of what is open after connecting.',
    },
    openMembership: {
      id: 'connect.openMembership',
      defaultMessage: 'see your details and your membership',
      description: 'In the list of what is open after connecting.',
    },
    continue: {
      id: 'connect.continue',
      defaultMessage: 'Continue',
      description: 'Button after connecting: to where the reader wanted to go.',
    },
    invited: {
      id: 'connect.invited',
      defaultMessage:
        '{studio} has invited you. Your account {email} will be connected to customer number {code}.',
      description: 'Under the title, for a logged-in reader with an invitation.',
    },
    connectWith: {
      id: 'connect.connectWith',
      defaultMessage: 'Connect to {studio}',
      description: 'Button: accepts an invitation.',
    },
    birthdayProves: {
      id: 'connect.birthdayProves',
      defaultMessage: 'This shows us that the invitation is for you.',
      description: 'Under the field for the date of birth.',
    },
  }),
);
