import { defineMessages } from 'react-intl';
import { texts } from '../../../lib/i18n/texts.ts';

/** Texts for canceling a contract or module and for withdrawing a cancelation. */
export const cancelMessages = texts(
  'membership',
  defineMessages({
    needBreak: {
      id: 'leave.needBreak',
      defaultMessage: 'Need a break?',
      description: 'Below the form that cancels a contract, before a link to pause it instead.',
    },
    pauseFrom: {
      id: 'leave.pauseFrom',
      defaultMessage: 'Pause from {day}',
      description: 'Link to the form for a pause. day: the first day that is possible.',
    },
    promise: {
      id: 'leave.promise',
      defaultMessage: 'If you cancel today',
      description: 'Heading above what a cancelation of today would mean.',
    },
    ends: { id: 'leave.ends', defaultMessage: 'Ends on', description: 'Label of a day.' },
    stillCharged: {
      id: 'leave.stillCharged',
      defaultMessage: 'You still pay',
      description: 'Label of the sum of all that is charged until the end.',
    },
    nothing: {
      id: 'leave.nothing',
      defaultMessage: 'Nothing more',
      description: 'In place of a sum: nothing is charged any more.',
    },
    lastCharge: {
      id: 'leave.lastCharge',
      defaultMessage: 'Last payment',
      description: 'Label of a day.',
    },
    lapses: {
      id: 'leave.lapses',
      defaultMessage: 'Ends with it',
      description: 'Label of the modules that end with a contract.',
    },
    charges: {
      id: 'leave.charges',
      defaultMessage: '{count, plural, one {The payment} other {All # payments}}',
      description: 'Opens the list of what is still charged.',
    },
    comesBack: {
      id: 'leave.comesBack',
      defaultMessage: 'comes back to you',
      description: 'Behind an amount that is paid back.',
    },
    cancelContract: {
      id: 'leave.cancelContract',
      defaultMessage: 'Cancel contract',
      description: 'Leads to the page that cancels a contract; title of it.',
    },
    notOnline: {
      id: 'leave.notOnline',
      defaultMessage: 'The studio takes no cancellations online. Write to it by post or email.',
      description: 'In place of the button that cancels a contract.',
    },
    cancelModule: {
      id: 'leave.cancelModule',
      defaultMessage: 'Cancel add-on',
      description: 'Title of the page that cancels a module of a contract.',
    },
    intro: {
      id: 'leave.intro',
      defaultMessage: 'Nothing is cancelled before you confirm below.',
      description: 'Under the title of the page that cancels a contract or a module.',
    },
    when: {
      id: 'leave.when',
      defaultMessage: 'When should it end?',
      description: 'Question with the possible days as answers.',
    },
    chooseWhen: {
      id: 'leave.chooseWhen',
      defaultMessage: 'Choose a day',
      description: 'Said where no day is chosen.',
    },
    pays: {
      id: 'leave.pays',
      defaultMessage: 'You still pay {price}',
      description: 'Under a day on which a contract can end.',
    },
    reason: {
      id: 'leave.reason',
      defaultMessage: 'Reason (optional)',
      description: 'Label of a list of reasons.',
    },
    noReason: {
      id: 'leave.noReason',
      defaultMessage: 'I’d rather not say',
      description: 'First entry of a list of reasons.',
    },
    confirmContract: {
      id: 'leave.confirmContract',
      defaultMessage: 'Cancel contract now',
      description: 'Button that cancels a contract.',
    },
    confirmModule: {
      id: 'leave.confirmModule',
      defaultMessage: 'Cancel add-on now',
      description: 'Button that cancels a module.',
    },
    keep: {
      id: 'leave.keep',
      defaultMessage: 'Keep it',
      description: 'Leads back from the page that cancels a contract or a module.',
    },
    notNow: {
      id: 'leave.notNow',
      defaultMessage: 'It can’t be cancelled online today.',
      description: 'In place of the form that cancels a contract or a module.',
    },
    doneContract: {
      id: 'leave.doneContract',
      defaultMessage: 'Your contract is cancelled',
      description: 'Title of the receipt.',
    },
    doneModule: {
      id: 'leave.doneModule',
      defaultMessage: 'Your add-on is cancelled',
      description: 'Title of the receipt.',
    },
    doneText: {
      id: 'leave.doneText',
      defaultMessage: 'This receipt is on its way to you by email, too.',
      description: 'Under the title of the receipt.',
    },
    receipt: {
      id: 'leave.receipt',
      defaultMessage: 'Receipt number',
      description: 'Label.',
    },
    receivedAt: {
      id: 'leave.receivedAt',
      defaultMessage: 'Received',
      description: 'Label of a moment.',
    },
    download: {
      id: 'leave.download',
      defaultMessage: 'Download receipt (PDF)',
      description: 'Button.',
    },
    toContract: {
      id: 'leave.toContract',
      defaultMessage: 'To the contract',
      description: 'Leads from the receipt to the contract.',
    },
    withdraw: {
      id: 'leave.withdraw',
      defaultMessage: 'Withdraw cancellation',
      description: 'Button: the contract or module is to go on after all.',
    },
    withdrawQuestion: {
      id: 'leave.withdrawQuestion',
      defaultMessage: 'Withdraw your cancellation?',
      description: 'Title of a dialog.',
    },
    stayCanceled: {
      id: 'leave.stayCanceled',
      defaultMessage: 'Leave it cancelled',
      description: 'Button of the dialog: the cancelation is not withdrawn.',
    },
    withdrawText: {
      id: 'leave.withdrawText',
      defaultMessage: '{name} goes on with the same price and notice as before.',
      description: 'In the dialog. name: of the contract or the module.',
    },
    withdrawn: {
      id: 'leave.withdrawn',
      defaultMessage: 'Your cancellation is withdrawn. {name} goes on.',
      description: 'Notice afterwards.',
    },
  }),
);
