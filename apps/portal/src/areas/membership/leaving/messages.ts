import { defineMessages } from 'react-intl';
import { texts } from '../../../lib/i18n/texts.ts';

/**
 * Texts for cancelation and withdrawal without login (legal: cancelation button, withdrawal
 * function).
 */
export const messages = texts(
  'membership',
  defineMessages({
    cancelIntro: {
      id: 'leaving.cancelIntro',
      defaultMessage: 'You don’t need to log in. You get a receipt right away, here and by email.',
      description: 'Under the title of the page that cancels a membership.',
    },
    withdrawIntro: {
      id: 'leaving.withdrawIntro',
      defaultMessage:
        'You can withdraw within 14 days of signing, without giving a reason. You get a receipt right away, here and by email.',
      description: 'Under the title of the page that withdraws from a contract.',
    },
    type: {
      id: 'leaving.type',
      defaultMessage: 'How do you want to cancel?',
      description: 'Question with two answers.',
    },
    ordinary: {
      id: 'leaving.ordinary',
      defaultMessage: 'With notice',
      description: 'Answer: an ordinary cancelation, at the end of the notice period.',
    },
    ordinaryText: {
      id: 'leaving.ordinaryText',
      defaultMessage: 'Your membership ends when its term and notice period are over.',
      description: 'Under the answer "With notice".',
    },
    extraordinary: {
      id: 'leaving.extraordinary',
      defaultMessage: 'For an important reason',
      description: 'Answer: an extraordinary cancelation.',
    },
    extraordinaryText: {
      id: 'leaving.extraordinaryText',
      defaultMessage: 'For example illness or moving away. Say why below.',
      description: 'Under the answer "For an important reason".',
    },
    reason: {
      id: 'leaving.reason',
      defaultMessage: 'Reason',
      description: 'Field.',
    },
    reasonHint: {
      id: 'leaving.reasonHint',
      defaultMessage: 'Needed only if you cancel for an important reason.',
      description: 'Under the field "Reason".',
    },
    enterReason: {
      id: 'leaving.enterReason',
      defaultMessage: 'Say why you want to cancel',
      description: 'Fault: the field is empty. A whole sentence without a full stop.',
    },
    who: { id: 'leaving.who', defaultMessage: 'Who you are', description: 'Group of fields.' },
    customerNumber: {
      id: 'leaving.customerNumber',
      defaultMessage: 'Customer number',
      description:
        'A field of the way out without a login. Its hint says what may stand there instead.',
    },
    customerNumberHint: {
      id: 'leaving.customerNumberHint',
      defaultMessage: 'You can give your date of birth instead.',
      description: 'Below the field for the customer number, above that for the date of birth.',
    },
    dateOfBirth: {
      id: 'leaving.dateOfBirth',
      defaultMessage: 'Date of birth (or your customer number)',
      description: 'Field.',
    },
    oneOfBoth: {
      id: 'leaving.oneOfBoth',
      defaultMessage: 'Enter your customer number or your date of birth',
      description: 'Fault at two fields that are both empty. Without a full stop.',
    },
    contract: {
      id: 'leaving.contract',
      defaultMessage: 'Which membership? Its name or contract number',
      description: 'Under the field "Membership".',
    },
    enterContract: {
      id: 'leaving.enterContract',
      defaultMessage: 'Enter the name or number of your membership',
      description: 'Fault: the field is empty. A whole sentence without a full stop.',
    },
    endDate: {
      id: 'leaving.endDate',
      defaultMessage: 'Leave empty for the earliest date',
      description: 'Under the field of a day.',
    },
    emailHint: {
      id: 'leaving.emailHint',
      defaultMessage: 'Your receipt goes here.',
      description: 'Under the field for the email address.',
    },
    cancelNow: {
      id: 'leaving.cancelNow',
      defaultMessage: 'Cancel now',
      description:
        'Button of the law: German „jetzt kündigen“. Sends the cancelation of a membership.',
    },
    confirmWithdrawal: {
      id: 'leaving.confirmWithdrawal',
      defaultMessage: 'Confirm withdrawal',
      description:
        'Button of the law: German „Widerruf bestätigen“. Sends the withdrawal from a contract.',
    },
    canceledTitle: {
      id: 'leaving.canceledTitle',
      defaultMessage: 'We’ve received your cancellation',
      description: 'Title of a receipt.',
    },
    withdrawnTitle: {
      id: 'leaving.withdrawnTitle',
      defaultMessage: 'We’ve received your withdrawal',
      description: 'Title of a receipt.',
    },
    receivedText: {
      id: 'leaving.receivedText',
      defaultMessage: 'The same receipt is on its way to you by email. {studio} will reply to you.',
      description: 'Under the title of a receipt.',
    },
    receipt: {
      id: 'leaving.receipt',
      defaultMessage: 'Receipt',
      description: 'Label of a number.',
    },
    receivedAt: {
      id: 'leaving.receivedAt',
      defaultMessage: 'Received',
      description: 'Label of a moment.',
    },
    kind: { id: 'leaving.kind', defaultMessage: 'Kind', description: 'Label: with notice or not.' },
    name: { id: 'leaving.name', defaultMessage: 'Name', description: 'Label.' },
    membership: {
      id: 'leaving.membership',
      defaultMessage: 'Membership',
      description: 'Field and label: which contract, in the words of the reader.',
    },
    ends: {
      id: 'leaving.ends',
      defaultMessage: 'To end on',
      description: 'Field and label: the day to which a contract is canceled.',
    },
    earliest: {
      id: 'leaving.earliest',
      defaultMessage: 'the earliest possible day',
      description: 'Value: to which day a contract is canceled.',
    },
    download: {
      id: 'leaving.download',
      defaultMessage: 'Download receipt (PDF)',
      description: 'Button.',
    },
    toWithdrawal: {
      id: 'leaving.toWithdrawal',
      defaultMessage: 'Withdraw within 14 days',
      description: 'Link on the page that cancels a membership.',
    },
  }),
);
