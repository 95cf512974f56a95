import { defineMessages } from 'react-intl';
import { texts } from '../i18n/texts.ts';

/** Page titles of the customer center; routeTitles.ts has all others. */
export const selfServiceTitles = texts(
  'start',
  defineMessages({
    selfService: {
      id: 'title.selfService',
      defaultMessage: 'My membership',
      description: 'Page title: Customer center.',
    },
    checkin: {
      id: 'title.checkin',
      defaultMessage: 'Check-in',
      description: 'Page title: Check-in at the studio.',
    },
    device: {
      id: 'title.device',
      defaultMessage: 'Drinks machine',
      description: 'Page title: Activates a beverage system.',
    },
    overview: {
      id: 'title.overview',
      defaultMessage: 'Overview',
      description: 'Page title: First page of the customer center.',
    },
    customer: {
      id: 'title.customer',
      defaultMessage: 'My details',
      description: 'Page title: Personal data of the member.',
    },
    personal: {
      id: 'title.personal',
      defaultMessage: 'Personal details',
      description: 'Page title: Part of the member’s data.',
    },
    address: {
      id: 'title.address',
      defaultMessage: 'Address',
      description: 'Page title: Part of the member’s data.',
    },
    contactData: {
      id: 'title.contactData',
      defaultMessage: 'Contact details',
      description: 'Page title: Part of the member’s data.',
    },
    paymentData: {
      id: 'title.paymentData',
      defaultMessage: 'Payment details',
      description: 'Page title: Part of the member’s data.',
    },
    myContracts: {
      id: 'title.myContracts',
      defaultMessage: 'Contracts',
      description: 'Page title: Contracts of the member.',
    },
    pastContracts: {
      id: 'title.pastContracts',
      defaultMessage: 'Past contracts',
      description: 'Page title: Contracts that have ended.',
    },
    additionalModules: {
      id: 'title.additionalModules',
      defaultMessage: 'Add-ons',
      description: 'Page title: Modules of a contract.',
    },
    invoices: {
      id: 'title.invoices',
      defaultMessage: 'Invoices',
      description: 'Page title: Invoices of the member.',
    },
    idlePeriods: {
      id: 'title.idlePeriods',
      defaultMessage: 'Pauses',
      description: 'Page title: Idle periods of a contract.',
    },
    referralProgram: {
      id: 'title.referralProgram',
      defaultMessage: 'Invite friends',
      description: 'Page title: Referral program.',
    },
    compensation: {
      id: 'title.compensation',
      defaultMessage: 'Compensation',
      description: 'Page title: Compensation for closed studios.',
    },
    consumptionCredit: {
      id: 'title.consumptionCredit',
      defaultMessage: 'Drinks wallet',
      description: 'Page title: Consumption credit.',
    },
    account: {
      id: 'title.account',
      defaultMessage: 'Account',
      description: 'Page title: Account of the member.',
    },
    balance: {
      id: 'title.balance',
      defaultMessage: 'Pay balance',
      description: 'Page title: Pays what is owed.',
    },
    loyaltyProgram: {
      id: 'title.loyaltyProgram',
      defaultMessage: 'Loyalty programme',
      description: 'Page title: Loyalty program.',
    },
    premiums: {
      id: 'title.premiums',
      defaultMessage: 'Rewards',
      description: 'Page title: Rewards of the loyalty program.',
    },
    points: {
      id: 'title.points',
      defaultMessage: 'Points',
      description: 'Page title: Points of the loyalty program.',
    },
    activities: {
      id: 'title.activities',
      defaultMessage: 'Activities',
      description: 'Page title: What earns points.',
    },
    checkinHistory: {
      id: 'title.checkinHistory',
      defaultMessage: 'Check-in history',
      description: 'Page title: Past visits.',
    },
    content: {
      id: 'title.content',
      defaultMessage: 'Good to know',
      description: 'Page title: Articles and videos for members.',
    },
    vaccination: {
      id: 'title.vaccination',
      defaultMessage: 'Vaccination certificate',
      description: 'Page title: Vaccination certificate.',
    },
  }),
);
