/** Generated from api-spec by codegen/finish.ts. Do not edit; run `npm run gen`. */

import { createMocks } from '../runtime/mock.ts';
import { examples as forAccessRefusal } from './examples/access-refusal.ts';
import { examples as forAccountMigration } from './examples/account-migration.ts';
import { examples as forAuth } from './examples/auth.ts';
import { examples as forBookableItems } from './examples/bookable-items.ts';
import { examples as forBookingOptions } from './examples/booking-options.ts';
import { examples as forCalendar } from './examples/calendar.ts';
import { examples as forCheckinReservations } from './examples/checkin-reservations.ts';
import { examples as forCheckouts } from './examples/checkouts.ts';
import { examples as forCustomerData } from './examples/customer-data.ts';
import { examples as forEmails } from './examples/emails.ts';
import { examples as forEventLogging } from './examples/event-logging.ts';
import { examples as forFacilities } from './examples/facilities.ts';
import { examples as forFeatures } from './examples/features.ts';
import { examples as forFinionPay } from './examples/finion-pay.ts';
import { examples as forLegal } from './examples/legal.ts';
import { examples as forMaps } from './examples/maps.ts';
import { examples as forMasterData } from './examples/master-data.ts';
import { examples as forMe } from './examples/me.ts';
import { examples as forMenu } from './examples/menu.ts';
import { examples as forMyCalendar } from './examples/my-calendar.ts';
import { examples as forNoShow } from './examples/no-show.ts';
import { examples as forPaymentInstruments } from './examples/payment-instruments.ts';
import { examples as forPayments } from './examples/payments.ts';
import { examples as forReferenceData } from './examples/reference-data.ts';
import { examples as forRegistration } from './examples/registration.ts';
import { examples as forStudioCatalogue } from './examples/studio-catalogue.ts';
import { examples as forStudioConnect } from './examples/studio-connect.ts';
import { examples as forStudioNews } from './examples/studio-news.ts';
import { examples as forStudios } from './examples/studios.ts';
import { examples as forTenant } from './examples/tenant.ts';
import { examples as forTokenization } from './examples/tokenization.ts';
import { examples as forTranslations } from './examples/translations.ts';
import { examples as forTrialSessions } from './examples/trial-sessions.ts';
import { examples as forUtilization } from './examples/utilization.ts';
import { examples as forWhitelabel } from './examples/whitelabel.ts';

export const { handlers, mock } = /*#__PURE__*/ createMocks({
  ...forAccessRefusal,
  ...forAccountMigration,
  ...forAuth,
  ...forBookableItems,
  ...forBookingOptions,
  ...forCalendar,
  ...forCheckinReservations,
  ...forCheckouts,
  ...forCustomerData,
  ...forEmails,
  ...forEventLogging,
  ...forFacilities,
  ...forFeatures,
  ...forFinionPay,
  ...forLegal,
  ...forMaps,
  ...forMasterData,
  ...forMe,
  ...forMenu,
  ...forMyCalendar,
  ...forNoShow,
  ...forPaymentInstruments,
  ...forPayments,
  ...forReferenceData,
  ...forRegistration,
  ...forStudioCatalogue,
  ...forStudioConnect,
  ...forStudioNews,
  ...forStudios,
  ...forTenant,
  ...forTokenization,
  ...forTranslations,
  ...forTrialSessions,
  ...forUtilization,
  ...forWhitelabel,
});
