import type { Permission } from '../access/permissions.ts';
import type { Guard, RouteMeta } from './RouteMeta.ts';
import type { selfServiceFlowPatterns, selfServicePatterns } from '../address/patterns.ts';
import { titles } from './routeTitles.ts';
import { selfServiceTitles } from './selfServiceTitles.ts';

/** Guard of a page of the customer center (spec 2.4). */
const selfService = (...more: readonly Permission[]): Guard => ({
  login: true,
  permissions: [{ all: ['SELF_SERVICE', 'CUSTOMER_CENTER', ...more] }],
});

const loyalty: Guard = {
  ...selfService('CUSTOMER_CENTER_LOYALTY_PROGRAM'),
  feature: 'LOYALTY_PROGRAM',
};

/** Titles and guards of the customer center. */
export const selfServiceTable = {
  selfService: {
    title: selfServiceTitles.selfService,
    parent: 'studio',
    tab: 'always',
    guard: selfService(),
  },
  checkin: { title: selfServiceTitles.checkin, parent: 'selfService', guard: selfService() },
  truggeDevice: { title: selfServiceTitles.device, parent: 'selfService', guard: selfService() },
  selfServiceOverview: {
    title: selfServiceTitles.overview,
    parent: 'selfService',
    guard: selfService(),
  },
  customer: { title: selfServiceTitles.customer, parent: 'selfService', guard: selfService() },
  customerPersonal: {
    title: selfServiceTitles.personal,
    parent: 'customer',
    guard: selfService('CUSTOMER_CENTER_PERSONAL_ACTIVE_READ'),
  },
  customerAddress: {
    title: selfServiceTitles.address,
    parent: 'customer',
    guard: selfService('CUSTOMER_CENTER_ADDRESS_ACTIVE_READ'),
  },
  customerContact: {
    title: selfServiceTitles.contactData,
    parent: 'customer',
    guard: selfService('CUSTOMER_CENTER_CONTACT_ACTIVE_READ'),
  },
  customerPayment: {
    title: selfServiceTitles.paymentData,
    parent: 'customer',
    guard: selfService('CUSTOMER_CENTER_PAYMENT_ACTIVE_READ'),
  },
  myContract: { title: selfServiceTitles.myContracts, parent: 'selfService', guard: selfService() },
  myContractCurrent: {
    title: selfServiceTitles.myContracts,
    parent: 'selfService',
    guard: selfService('CUSTOMER_CENTER_CONTRACT_SHOW_ACTIVE_CONTRACTS'),
  },
  myContractPast: {
    title: selfServiceTitles.pastContracts,
    parent: 'myContractCurrent',
    guard: selfService('CUSTOMER_CENTER_CONTRACT_SHOW_INACTIVE_CONTRACTS'),
  },
  additionalModules: {
    title: selfServiceTitles.additionalModules,
    parent: 'selfService',
    guard: selfService(),
  },
  additionalModulesAvailable: {
    title: selfServiceTitles.additionalModules,
    parent: 'selfService',
    subpages: ['module'],
    guard: selfService(),
  },
  invoices: {
    title: selfServiceTitles.invoices,
    parent: 'selfService',
    guard: selfService('CUSTOMER_CENTER_INVOICE_ACTIVE'),
  },
  idlePeriods: {
    title: selfServiceTitles.idlePeriods,
    parent: 'selfService',
    subpages: ['ask'],
    guard: selfService('CUSTOMER_CENTER_IDLE_PERIOD_ACTIVE_READ'),
  },
  referralProgram: {
    title: selfServiceTitles.referralProgram,
    parent: 'selfService',
    subpages: ['referral'],
    guard: selfService('CUSTOMER_CENTER_REFERRAL_ACTIVE'),
  },
  compensation: {
    title: selfServiceTitles.compensation,
    parent: 'selfService',
    subpages: ['compensation'],
    guard: { ...selfService('SELF_SERVICE_COMPENSATION'), feature: 'COMPENSATION' },
  },
  consumptionCredit: {
    title: selfServiceTitles.consumptionCredit,
    parent: 'selfService',
    guard: selfService('CUSTOMER_CENTER_CONSUMPTION_CREDIT_DISPLAY'),
  },
  consumptionCreditPayment: {
    title: titles.payment,
    parent: 'consumptionCredit',
    frame: 'flow',
    guard: selfService('CUSTOMER_CENTER_CONSUMPTION_CREDIT_RECHARGE'),
  },
  consumptionCreditSummary: {
    title: titles.summary,
    parent: 'consumptionCredit',
    frame: 'flow',
    guard: selfService(),
  },
  consumptionCreditSuccess: {
    title: titles.success,
    parent: 'consumptionCredit',
    guard: selfService(),
  },
  consumptionCreditFailure: {
    title: titles.failed,
    parent: 'consumptionCredit',
    guard: selfService(),
  },
  consumptionCreditCancel: {
    title: titles.canceled,
    parent: 'consumptionCredit',
    guard: selfService(),
  },
  account: {
    title: selfServiceTitles.account,
    parent: 'selfService',
    guard: {
      login: true,
      permissions: [
        { all: ['SELF_SERVICE', 'CUSTOMER_CENTER'] },
        {
          atLeastOne: [
            'CUSTOMER_CENTER_ACCOUNT_DETAILED_VIEW',
            'CUSTOMER_CENTER_ACCOUNT_SUMMARIZED_VIEW',
          ],
        },
      ],
    },
  },
  accountBalance: {
    title: selfServiceTitles.balance,
    parent: 'account',
    frame: 'flow',
    guard: selfService('CUSTOMER_CENTER_ACCOUNT_BALANCE_ALLOWED'),
  },
  accountBalanceSummary: {
    title: titles.summary,
    parent: 'account',
    frame: 'flow',
    guard: selfService(),
  },
  accountPaid: { title: titles.success, parent: 'account', guard: selfService() },
  accountSuccess: { title: titles.success, parent: 'account', guard: selfService() },
  accountCancel: { title: titles.canceled, parent: 'account', guard: selfService() },
  accountFailure: { title: titles.failed, parent: 'account', guard: selfService() },
  loyaltyProgram: {
    title: selfServiceTitles.loyaltyProgram,
    parent: 'selfService',
    guard: loyalty,
  },
  loyaltyPremiums: {
    title: selfServiceTitles.premiums,
    parent: 'loyaltyProgram',
    subpages: ['premium'],
    guard: loyalty,
  },
  loyaltyPoints: {
    title: selfServiceTitles.points,
    parent: 'loyaltyProgram',
    guard: loyalty,
  },
  loyaltyActivities: {
    title: selfServiceTitles.activities,
    parent: 'loyaltyProgram',
    guard: loyalty,
  },
  checkinHistory: {
    title: selfServiceTitles.checkinHistory,
    parent: 'selfService',
    guard: selfService('CUSTOMER_CENTER_CHECKIN_HISTORY_ACTIVE'),
  },
  content: {
    title: selfServiceTitles.content,
    parent: 'selfService',
    subpages: ['article', 'video'],
    guard: selfService(),
  },
  vaccination: {
    title: selfServiceTitles.vaccination,
    parent: 'selfService',
    guard: { ...selfService(), feature: 'VACCINATION_CERTIFICATE' },
  },
} satisfies Record<
  keyof typeof selfServicePatterns | keyof typeof selfServiceFlowPatterns,
  RouteMeta
>;
