import type { Permission } from '../lib/studio/permissions.ts';
import type { Guard, RouteMeta } from './RouteMeta.ts';
import type { selfServicePatterns } from './patterns.ts';
import { titles } from './routeTitles.ts';

/** A page of the customer center (section 2.4). */
const selfService = (...more: readonly Permission[]): Guard => ({
  login: true,
  permissions: [{ all: ['SELF_SERVICE', 'CUSTOMER_CENTER', ...more] }],
});

/** What every route of the customer center is called and asks for. */
export const selfServiceTable = {
  selfService: { title: titles.selfService, parent: 'studio', tab: 'always', guard: selfService() },
  checkin: { title: titles.checkin, parent: 'selfService', guard: selfService() },
  truggeDevice: { title: titles.device, parent: 'selfService', guard: selfService() },
  selfServiceOverview: { title: titles.overview, parent: 'selfService', guard: selfService() },
  customer: { title: titles.customer, parent: 'selfService', guard: selfService() },
  customerPersonal: {
    title: titles.personal,
    parent: 'customer',
    guard: selfService('CUSTOMER_CENTER_PERSONAL_ACTIVE_READ'),
  },
  customerAddress: {
    title: titles.address,
    parent: 'customer',
    guard: selfService('CUSTOMER_CENTER_ADDRESS_ACTIVE_READ'),
  },
  customerContact: {
    title: titles.contactData,
    parent: 'customer',
    guard: selfService('CUSTOMER_CENTER_CONTACT_ACTIVE_READ'),
  },
  customerPayment: {
    title: titles.paymentData,
    parent: 'customer',
    guard: selfService('CUSTOMER_CENTER_PAYMENT_ACTIVE_READ'),
  },
  myContract: { title: titles.myContracts, parent: 'selfService', guard: selfService() },
  myContractCurrent: {
    title: titles.myContracts,
    parent: 'selfService',
    guard: selfService('CUSTOMER_CENTER_CONTRACT_SHOW_ACTIVE_CONTRACTS'),
  },
  myContractPast: {
    title: titles.pastContracts,
    parent: 'myContractCurrent',
    guard: selfService('CUSTOMER_CENTER_CONTRACT_SHOW_INACTIVE_CONTRACTS'),
  },
  additionalModules: {
    title: titles.additionalModules,
    parent: 'selfService',
    guard: selfService(),
  },
  additionalModulesAvailable: {
    title: titles.additionalModules,
    parent: 'selfService',
    guard: selfService(),
  },
  invoices: {
    title: titles.invoices,
    parent: 'selfService',
    guard: selfService('CUSTOMER_CENTER_INVOICE_ACTIVE'),
  },
  idlePeriods: {
    title: titles.idlePeriods,
    parent: 'selfService',
    guard: selfService('CUSTOMER_CENTER_IDLE_PERIOD_ACTIVE_READ'),
  },
  referralProgram: {
    title: titles.referralProgram,
    parent: 'selfService',
    guard: selfService('CUSTOMER_CENTER_REFERRAL_ACTIVE'),
  },
  compensation: {
    title: titles.compensation,
    parent: 'selfService',
    guard: { ...selfService('SELF_SERVICE_COMPENSATION'), feature: 'COMPENSATION' },
  },
  consumptionCredit: {
    title: titles.consumptionCredit,
    parent: 'selfService',
    guard: selfService('CUSTOMER_CENTER_CONSUMPTION_CREDIT_DISPLAY'),
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
    title: titles.account,
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
    title: titles.balance,
    parent: 'account',
    guard: selfService('CUSTOMER_CENTER_ACCOUNT_BALANCE_ALLOWED'),
  },
  accountPaid: { title: titles.success, parent: 'account', guard: selfService() },
  accountSuccess: { title: titles.success, parent: 'account', guard: selfService() },
  accountCancel: { title: titles.canceled, parent: 'account', guard: selfService() },
  accountFailure: { title: titles.failed, parent: 'account', guard: selfService() },
  loyaltyProgram: {
    title: titles.loyaltyProgram,
    parent: 'selfService',
    guard: { ...selfService('CUSTOMER_CENTER_LOYALTY_PROGRAM'), feature: 'LOYALTY_PROGRAM' },
  },
  loyaltyPremiums: { title: titles.premiums, parent: 'loyaltyProgram', guard: selfService() },
  loyaltyPoints: { title: titles.points, parent: 'loyaltyProgram', guard: selfService() },
  loyaltyActivities: { title: titles.activities, parent: 'loyaltyProgram', guard: selfService() },
  checkinHistory: {
    title: titles.checkinHistory,
    parent: 'selfService',
    guard: selfService('CUSTOMER_CENTER_CHECKIN_HISTORY_ACTIVE'),
  },
  vaccination: { title: titles.vaccination, parent: 'selfService', guard: selfService() },
} satisfies Record<keyof typeof selfServicePatterns, RouteMeta>;
