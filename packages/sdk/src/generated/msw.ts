/** Generated from api-spec by codegen/finish.ts. Do not edit; run `npm run gen`. */
import { getAccessRefusalMock } from './msw/access-refusal/access-refusal.msw.ts';
import { getAccountMigrationMock } from './msw/account-migration/account-migration.msw.ts';
import { getAuthMock } from './msw/auth/auth.msw.ts';
import { getBookableItemsMock } from './msw/bookable-items/bookable-items.msw.ts';
import { getBookingOptionsMock } from './msw/booking-options/booking-options.msw.ts';
import { getCalendarMock } from './msw/calendar/calendar.msw.ts';
import { getCheckoutsMock } from './msw/checkouts/checkouts.msw.ts';
import { getCustomerDataMock } from './msw/customer-data/customer-data.msw.ts';
import { getEmailsMock } from './msw/emails/emails.msw.ts';
import { getEventLoggingMock } from './msw/event-logging/event-logging.msw.ts';
import { getFacilitiesMock } from './msw/facilities/facilities.msw.ts';
import { getFeaturesMock } from './msw/features/features.msw.ts';
import { getLegalMock } from './msw/legal/legal.msw.ts';
import { getMapsMock } from './msw/maps/maps.msw.ts';
import { getMasterDataMock } from './msw/master-data/master-data.msw.ts';
import { getMeMock } from './msw/me/me.msw.ts';
import { getMenuMock } from './msw/menu/menu.msw.ts';
import { getMyCalendarMock } from './msw/my-calendar/my-calendar.msw.ts';
import { getNoShowMock } from './msw/no-show/no-show.msw.ts';
import { getPaymentInstrumentsMock } from './msw/payment-instruments/payment-instruments.msw.ts';
import { getReferenceDataMock } from './msw/reference-data/reference-data.msw.ts';
import { getRegistrationMock } from './msw/registration/registration.msw.ts';
import { getStudioCatalogueMock } from './msw/studio-catalogue/studio-catalogue.msw.ts';
import { getStudioConnectMock } from './msw/studio-connect/studio-connect.msw.ts';
import { getStudioNewsMock } from './msw/studio-news/studio-news.msw.ts';
import { getStudiosMock } from './msw/studios/studios.msw.ts';
import { getTenantMock } from './msw/tenant/tenant.msw.ts';
import { getTokenizationMock } from './msw/tokenization/tokenization.msw.ts';
import { getTranslationsMock } from './msw/translations/translations.msw.ts';
import { getUtilizationMock } from './msw/utilization/utilization.msw.ts';
import { getWhitelabelMock } from './msw/whitelabel/whitelabel.msw.ts';

/** Handlers for msw that answer every call with its first example. */
export const handlers = [
  ...getAccessRefusalMock(),
  ...getAccountMigrationMock(),
  ...getAuthMock(),
  ...getBookableItemsMock(),
  ...getBookingOptionsMock(),
  ...getCalendarMock(),
  ...getCheckoutsMock(),
  ...getCustomerDataMock(),
  ...getEmailsMock(),
  ...getEventLoggingMock(),
  ...getFacilitiesMock(),
  ...getFeaturesMock(),
  ...getLegalMock(),
  ...getMapsMock(),
  ...getMasterDataMock(),
  ...getMeMock(),
  ...getMenuMock(),
  ...getMyCalendarMock(),
  ...getNoShowMock(),
  ...getPaymentInstrumentsMock(),
  ...getReferenceDataMock(),
  ...getRegistrationMock(),
  ...getStudioCatalogueMock(),
  ...getStudioConnectMock(),
  ...getStudioNewsMock(),
  ...getStudiosMock(),
  ...getTenantMock(),
  ...getTokenizationMock(),
  ...getTranslationsMock(),
  ...getUtilizationMock(),
  ...getWhitelabelMock(),
];
