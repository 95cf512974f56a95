import { defineMessages } from 'react-intl';
import { texts } from '../../site/language/texts.ts';

export const messages = texts(
  defineMessages({
    intro: {
      id: 'connect.intro',
      defaultMessage:
        'Your studio has you in its books. Connect your membership with this account, and you book with what it includes.',
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
      defaultMessage: 'How should the studio find you?',
      description: 'Legend above four ways to connect.',
    },
    wayEmail: {
      id: 'connect.wayEmail',
      defaultMessage: 'By e-mail address',
      description: 'Way to connect.',
    },
    wayEmailText: {
      id: 'connect.wayEmailText',
      defaultMessage: 'Nothing to look up',
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
      defaultMessage: 'The IBAN that pays your membership',
      description: 'What the way by bank account takes.',
    },
    waySuffix: {
      id: 'connect.waySuffix',
      defaultMessage: 'By the end of the IBAN',
      description: 'Way to connect: last characters of the IBAN with name and birthday.',
    },
    waySuffixText: {
      id: 'connect.waySuffixText',
      defaultMessage: 'Its last four characters, and your name',
      description: 'What the way by the end of the IBAN takes.',
    },
    emailWhere: {
      id: 'connect.emailWhere',
      defaultMessage:
        'The address that the studio has from you. It must be a confirmed address of this account.',
      description: 'Under the field for the e-mail address.',
    },
    codeWhere: {
      id: 'connect.codeWhere',
      defaultMessage:
        'The number is on your membership card and on the first page of your contract.',
      description: 'Under a picture of a membership card with its number marked.',
    },
    ibanWhere: {
      id: 'connect.ibanWhere',
      defaultMessage:
        'The IBAN is on your bank card, and on your contract under the direct debit mandate.',
      description: 'Under a picture of a contract with the IBAN marked.',
    },
    suffixWhere: {
      id: 'connect.suffixWhere',
      defaultMessage:
        'Letters from the studio show the end of your IBAN: its last four characters.',
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
      defaultMessage: 'Enter the last four characters of your IBAN',
      description:
        'Fault: the field for the end of the IBAN is empty. A whole sentence without a full stop.',
    },
    iban: { id: 'connect.iban', defaultMessage: 'IBAN', description: 'Field.' },
    ibanSuffix: {
      id: 'connect.ibanSuffix',
      defaultMessage: 'Last four characters of the IBAN',
      description: 'Field.',
    },
    submit: {
      id: 'connect.submit',
      defaultMessage: 'Connect',
      description: 'Button: connects the account with the membership.',
    },
    askStudio: {
      id: 'connect.askStudio',
      defaultMessage: 'Another way may work. {studio} is happy to help, too: {mail}',
      description: 'Under an error of connecting; {mail} is a link with the address of the studio.',
    },
    toEmails: {
      id: 'connect.toEmails',
      defaultMessage: 'To my e-mail addresses',
      description: 'Link under an error: the address has to be confirmed in the settings.',
    },
    connections: {
      id: 'connect.connections',
      defaultMessage: 'You are connected with',
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
      defaultMessage: 'Come for a trial session',
      description: 'Link after "Not a member yet?".',
    },
    toContract: {
      id: 'connect.toContract',
      defaultMessage: 'See the memberships',
      description: 'Link after "Not a member yet?".',
    },
    toCourses: {
      id: 'connect.toCourses',
      defaultMessage: 'See the courses',
      description: 'Link after "Not a member yet?".',
    },
    connected: {
      id: 'connect.connected',
      defaultMessage: 'You are connected with {studio}',
      description: 'Title after connecting.',
    },
    connectedText: {
      id: 'connect.connectedText',
      defaultMessage: 'This is open to you now:',
      description: 'Above a list of three things.',
    },
    openCourses: {
      id: 'connect.openCourses',
      defaultMessage: 'courses with what your membership includes',
      description: 'In the list of what is open after connecting.',
    },
    openBookings: {
      id: 'connect.openBookings',
      defaultMessage: 'your bookings, to see and to cancel',
      description: 'In the list of what is open after connecting.',
    },
    openMembership: {
      id: 'connect.openMembership',
      defaultMessage: 'what the studio knows of you and your membership',
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
        '{studio} has invited you. Your account {email} will be connected with the customer number {code}.',
      description: 'Under the title, for a logged-in reader with an invitation.',
    },
    connectWith: {
      id: 'connect.connectWith',
      defaultMessage: 'Connect with {studio}',
      description: 'Button: accepts an invitation.',
    },
    birthdayProves: {
      id: 'connect.birthdayProves',
      defaultMessage: 'It shows that the invitation is for you.',
      description: 'Under the field for the date of birth.',
    },
    loading: {
      id: 'connect.loading',
      defaultMessage: 'Loading your invitation',
      description: 'For screen readers while an invitation is loaded.',
    },
  }),
);
