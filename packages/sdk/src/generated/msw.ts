/** Generated from api-spec by codegen/finish.ts. Do not edit; run `npm run gen`. */

import { createMocks } from '../runtime/mock.ts';
import { examples as forAccessRefusal } from './examples/access-refusal.ts';
import { examples as forAccount } from './examples/account.ts';
import { examples as forAccountMigration } from './examples/account-migration.ts';
import { examples as forAuth } from './examples/auth.ts';
import { examples as forBank } from './examples/bank.ts';
import { examples as forBookableItems } from './examples/bookable-items.ts';
import { examples as forBookingOptions } from './examples/booking-options.ts';
import { examples as forCalendar } from './examples/calendar.ts';
import { examples as forCheckin } from './examples/checkin.ts';
import { examples as forCheckinReservations } from './examples/checkin-reservations.ts';
import { examples as forCheckouts } from './examples/checkouts.ts';
import { examples as forCompensation } from './examples/compensation.ts';
import { examples as forConsumptionCredit } from './examples/consumption-credit.ts';
import { examples as forContent } from './examples/content.ts';
import { examples as forContractOffers } from './examples/contract-offers.ts';
import { examples as forContractSigning } from './examples/contract-signing.ts';
import { examples as forContracts } from './examples/contracts.ts';
import { examples as forCustomerData } from './examples/customer-data.ts';
import { examples as forCustomization } from './examples/customization.ts';
import { examples as forDayTickets } from './examples/day-tickets.ts';
import { examples as forDevices } from './examples/devices.ts';
import { examples as forEmails } from './examples/emails.ts';
import { examples as forEventLogging } from './examples/event-logging.ts';
import { examples as forFacilities } from './examples/facilities.ts';
import { examples as forFamily } from './examples/family.ts';
import { examples as forFeatures } from './examples/features.ts';
import { examples as forFinionPay } from './examples/finion-pay.ts';
import { examples as forIdlePeriods } from './examples/idle-periods.ts';
import { examples as forInvoices } from './examples/invoices.ts';
import { examples as forLegal } from './examples/legal.ts';
import { examples as forLoyalty } from './examples/loyalty.ts';
import { examples as forMaps } from './examples/maps.ts';
import { examples as forMasterData } from './examples/master-data.ts';
import { examples as forMe } from './examples/me.ts';
import { examples as forMenu } from './examples/menu.ts';
import { examples as forMessages } from './examples/messages.ts';
import { examples as forModuleContracts } from './examples/module-contracts.ts';
import { examples as forMyCalendar } from './examples/my-calendar.ts';
import { examples as forNoShow } from './examples/no-show.ts';
import { examples as forPasskeys } from './examples/passkeys.ts';
import { examples as forPaymentInstruments } from './examples/payment-instruments.ts';
import { examples as forPaymentMethods } from './examples/payment-methods.ts';
import { examples as forPaymentRequests } from './examples/payment-requests.ts';
import { examples as forPayments } from './examples/payments.ts';
import { examples as forPremiums } from './examples/premiums.ts';
import { examples as forPush } from './examples/push.ts';
import { examples as forReferenceData } from './examples/reference-data.ts';
import { examples as forReferral } from './examples/referral.ts';
import { examples as forRegistration } from './examples/registration.ts';
import { examples as forSelfServiceLink } from './examples/self-service-link.ts';
import { examples as forStudioCatalogue } from './examples/studio-catalogue.ts';
import { examples as forStudioConnect } from './examples/studio-connect.ts';
import { examples as forStudioNews } from './examples/studio-news.ts';
import { examples as forStudios } from './examples/studios.ts';
import { examples as forTenant } from './examples/tenant.ts';
import { examples as forTokenization } from './examples/tokenization.ts';
import { examples as forTranslations } from './examples/translations.ts';
import { examples as forTrialSessions } from './examples/trial-sessions.ts';
import { examples as forUtilization } from './examples/utilization.ts';
import { examples as forVirtualProducts } from './examples/virtual-products.ts';
import { examples as forVouchers } from './examples/vouchers.ts';
import { examples as forWhitelabel } from './examples/whitelabel.ts';

export const { handlers, mock } = /*#__PURE__*/ createMocks({
  ...forAccessRefusal,
  ...forAccount,
  ...forAccountMigration,
  ...forAuth,
  ...forBank,
  ...forBookableItems,
  ...forBookingOptions,
  ...forCalendar,
  ...forCheckin,
  ...forCheckinReservations,
  ...forCheckouts,
  ...forCompensation,
  ...forConsumptionCredit,
  ...forContent,
  ...forContractOffers,
  ...forContractSigning,
  ...forContracts,
  ...forCustomerData,
  ...forCustomization,
  ...forDayTickets,
  ...forDevices,
  ...forEmails,
  ...forEventLogging,
  ...forFacilities,
  ...forFamily,
  ...forFeatures,
  ...forFinionPay,
  ...forIdlePeriods,
  ...forInvoices,
  ...forLegal,
  ...forLoyalty,
  ...forMaps,
  ...forMasterData,
  ...forMe,
  ...forMenu,
  ...forMessages,
  ...forModuleContracts,
  ...forMyCalendar,
  ...forNoShow,
  ...forPasskeys,
  ...forPaymentInstruments,
  ...forPaymentMethods,
  ...forPaymentRequests,
  ...forPayments,
  ...forPremiums,
  ...forPush,
  ...forReferenceData,
  ...forReferral,
  ...forRegistration,
  ...forSelfServiceLink,
  ...forStudioCatalogue,
  ...forStudioConnect,
  ...forStudioNews,
  ...forStudios,
  ...forTenant,
  ...forTokenization,
  ...forTranslations,
  ...forTrialSessions,
  ...forUtilization,
  ...forVirtualProducts,
  ...forVouchers,
  ...forWhitelabel,
});
