import { defineMessages } from 'react-intl';
import { texts } from '../../../lib/i18n/texts.ts';

/** Texts of the list of memberships and of their terms. */
export const messages = texts(
  'joining',
  defineMessages({
    intro: {
      id: 'contract.intro',
      defaultMessage: 'All fees included.',
      description: 'Under the title of the memberships.',
    },
    none: {
      id: 'contract.none',
      defaultMessage: 'You can’t join online here at the moment',
      description: 'Title of an empty page: the studio offers no membership online.',
    },
    minimumAge: {
      id: 'contract.minimumAge',
      defaultMessage: 'You have to be at least {age, number} to sign.',
      description: 'Above the memberships of a studio: from which age one may sign.',
    },
    notSignable: {
      id: 'contract.notSignable',
      defaultMessage: 'You can’t sign these memberships online. Ask the studio about them.',
      description: 'Above the memberships of a studio that signs nothing online.',
    },
    loginOffer: {
      id: 'contract.loginOffer',
      defaultMessage:
        'Have an account? Log in and we’ll fill this in. You can also sign without one.',
      description: 'Above the steps to a contract, for visitors.',
    },
    gone: {
      id: 'contract.gone',
      defaultMessage: 'This membership isn’t offered any more',
      description: 'Title: the membership of the address is not there.',
    },
    toOffers: {
      id: 'contract.toOffers',
      defaultMessage: 'View all memberships',
      description: 'Button.',
    },
    from: {
      id: 'contract.from',
      defaultMessage: 'from {price} a month',
      description: 'Cheapest monthly price of a membership, with all fees spread in.',
    },
    totalFor: {
      id: 'contract.totalFor',
      defaultMessage: '{total} in total for {term}',
      description:
        'What a membership costs over its minimum term, fees included; {term} has a number.',
    },
    spread: {
      id: 'contract.spread',
      defaultMessage: 'All fees included',
      description: 'Under a monthly price.',
    },
    chooseTerm: {
      id: 'contract.chooseTerm',
      defaultMessage: 'How long would you like to stay?',
      description: 'Heading above the terms of a membership.',
    },
    choose: { id: 'contract.choose', defaultMessage: 'Choose', description: 'Button of a term.' },
    price: {
      id: 'contract.price',
      defaultMessage: 'What it costs',
      description: 'Heading above the lines of a price.',
    },
    firstPayment: {
      id: 'contract.firstPayment',
      defaultMessage: 'Due at the start',
      description: 'Label of the first payment.',
    },
    firstPaymentDue: {
      id: 'contract.firstPaymentDue',
      defaultMessage: 'First payment after your voucher',
      description: 'Label of what a gift voucher leaves of the first payment.',
    },
    perMonth: {
      id: 'contract.perMonth',
      defaultMessage: 'Per month, all fees included',
      description: 'Label of the monthly price.',
    },
    fees: {
      id: 'contract.fees',
      defaultMessage: 'Fees',
      description: 'Label of fees beside the price.',
    },
    once: {
      id: 'contract.once',
      defaultMessage: '{name}: {price} once',
      description: 'A fee that is paid once.',
    },
    againAndAgain: {
      id: 'contract.againAndAgain',
      defaultMessage: '{name}: {price} {frequency}',
      description: 'A fee that comes again: "Service fee: €14.50 every 6 months".',
    },
    discount: {
      id: 'contract.discount',
      defaultMessage: '{name}: {price} off',
      description: 'Something that makes a membership cheaper.',
    },
    discounts: {
      id: 'contract.discounts',
      defaultMessage: 'Discount',
      description: 'Label of what makes a membership cheaper, beside the fees.',
    },
    stayFor: {
      id: 'contract.stayFor',
      defaultMessage: 'Stay for {terms}',
      description:
        'Ticked in the list of what a membership offers: its minimum terms, such as "24 months or 12 months".',
    },
    optional: {
      id: 'contract.optional',
      defaultMessage: 'Optional: {name}, {price}',
      description:
        'In the list of what a membership offers: a module that costs extra. {price} is such as "€5.00 a month".',
    },
    fullest: {
      id: 'contract.fullest',
      defaultMessage: 'Includes the most',
      description: 'Mark on the picture of a membership that includes more than the others.',
    },
    lowest: {
      id: 'contract.lowest',
      defaultMessage: 'Lowest monthly price',
      description: 'Mark of the term that costs the least a month.',
    },
    viewOffer: {
      id: 'contract.viewOffer',
      defaultMessage: 'View membership',
      description: 'Button of a membership in the list: leads to its terms.',
    },
    paidAtOnce: {
      id: 'contract.paidAtOnce',
      defaultMessage: '{length}, paid at once',
      description: 'Name of a term that is as long as another one. {length} is "12 months".',
    },
    paidEvery: {
      id: 'contract.paidEvery',
      defaultMessage:
        '{length}, paid {unit, select, DAY {{count, plural, one {daily} other {every # days}}} WEEK {{count, plural, one {weekly} other {every # weeks}}} MONTH {{count, plural, one {monthly} other {every # months}}} other {{count, plural, one {yearly} other {every # years}}}}',
      description: 'Name of a term that is as long as another one. {length} is "12 months".',
    },
    exit: {
      id: 'contract.exit',
      defaultMessage: 'Earliest end: {end}. Total until then: {total}.',
      description: 'Under what a membership costs, before it is signed: the least that it binds.',
    },
    withdrawal: {
      id: 'contract.withdrawal',
      defaultMessage: 'You can withdraw until {day}.',
      description: 'Right of withdrawal, under a price.',
    },
    yours: {
      id: 'contract.yours',
      defaultMessage: 'Your membership',
      description: 'Heading of the card beside the steps, and of the signed contract.',
    },
    steps: {
      id: 'contract.steps',
      defaultMessage: 'Steps to your membership',
      description: 'Name of the list of steps, for screen readers.',
    },
    optionsStep: {
      id: 'contract.optionsStep',
      defaultMessage: 'Options',
      description: 'Name of the first step: start, extras, codes.',
    },
    summaryStep: {
      id: 'contract.summaryStep',
      defaultMessage: 'Sign',
      description: 'Name of the last step.',
    },
    optionsTitle: {
      id: 'contract.optionsTitle',
      defaultMessage: 'When do you want to start?',
      description: 'Title of the first step.',
    },
    startDate: {
      id: 'contract.startDate',
      defaultMessage: 'Your membership starts on',
      description: 'Field: a day.',
    },
    chooseStart: {
      id: 'contract.chooseStart',
      defaultMessage: 'Choose a start date',
      description: 'Fault: the field is empty. A whole sentence without a full stop.',
    },
    preuseDate: {
      id: 'contract.preuseDate',
      defaultMessage: 'Start training earlier (optional)',
      description: 'Field: a day before the contract begins.',
    },
    fromStart: {
      id: 'contract.fromStart',
      defaultMessage: 'Same day as my membership',
      description: 'Answer to from when on somebody would like to train.',
    },
    extras: {
      id: 'contract.extras',
      defaultMessage: 'Extras',
      description: 'Heading above modules.',
    },
    tryFor: {
      id: 'contract.tryFor',
      defaultMessage: '{description} Free to try for {term}.',
      description: 'A module that costs nothing at first; {term} has a number.',
    },
    codes: {
      id: 'contract.codes',
      defaultMessage: 'Codes',
      description: 'Heading above fields for codes.',
    },
    voucherCode: {
      id: 'contract.voucherCode',
      defaultMessage: 'Voucher code (optional)',
      description: 'Field.',
    },
    referralCode: {
      id: 'contract.referralCode',
      defaultMessage: 'Referral code (optional)',
      description: 'Field.',
    },
    referralHint: {
      id: 'contract.referralHint',
      defaultMessage: 'From the member who invited you. We check it when you continue.',
      description: 'Under the field of a referral code.',
    },
    codesHint: {
      id: 'contract.codesHint',
      defaultMessage: 'We check it when you continue.',
      description: 'Under the field of a code.',
    },
    priceLoading: {
      id: 'contract.priceLoading',
      defaultMessage: 'Working out your price…',
      description: 'While the price comes.',
    },
    priceFailed: {
      id: 'contract.priceFailed',
      defaultMessage: 'We can’t tell you the price at the moment.',
      description: 'Where the price stands, when it does not come.',
    },
  }),
);
