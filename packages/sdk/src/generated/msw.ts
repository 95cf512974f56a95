/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { createMocks } from '../runtime/mock.ts';
import { examples as of0 } from './msw/access-refusal.ts';
import { examples as of1 } from './msw/account.ts';
import { examples as of2 } from './msw/account-migration.ts';
import { examples as of3 } from './msw/auth.ts';
import { examples as of4 } from './msw/bank.ts';
import { examples as of5 } from './msw/bookable-items.ts';
import { examples as of6 } from './msw/booking-options.ts';
import { examples as of7 } from './msw/calendar.ts';
import { examples as of8 } from './msw/checkin.ts';
import { examples as of9 } from './msw/checkin-reservations.ts';
import { examples as of10 } from './msw/checkouts.ts';
import { examples as of11 } from './msw/compensation.ts';
import { examples as of12 } from './msw/consumption-credit.ts';
import { examples as of13 } from './msw/content.ts';
import { examples as of14 } from './msw/contract-offers.ts';
import { examples as of15 } from './msw/contract-signing.ts';
import { examples as of16 } from './msw/contracts.ts';
import { examples as of17 } from './msw/customer-data.ts';
import { examples as of18 } from './msw/customization.ts';
import { examples as of19 } from './msw/day-tickets.ts';
import { examples as of20 } from './msw/devices.ts';
import { examples as of21 } from './msw/emails.ts';
import { examples as of22 } from './msw/event-logging.ts';
import { examples as of23 } from './msw/facilities.ts';
import { examples as of24 } from './msw/family.ts';
import { examples as of25 } from './msw/features.ts';
import { examples as of26 } from './msw/finion-pay.ts';
import { examples as of27 } from './msw/idle-periods.ts';
import { examples as of28 } from './msw/invoices.ts';
import { examples as of29 } from './msw/legal.ts';
import { examples as of30 } from './msw/loyalty.ts';
import { examples as of31 } from './msw/maps.ts';
import { examples as of32 } from './msw/master-data.ts';
import { examples as of33 } from './msw/me.ts';
import { examples as of34 } from './msw/menu.ts';
import { examples as of35 } from './msw/messages.ts';
import { examples as of36 } from './msw/module-contracts.ts';
import { examples as of37 } from './msw/my-calendar.ts';
import { examples as of38 } from './msw/no-show.ts';
import { examples as of39 } from './msw/passkeys.ts';
import { examples as of40 } from './msw/payment-instruments.ts';
import { examples as of41 } from './msw/payment-methods.ts';
import { examples as of42 } from './msw/payment-requests.ts';
import { examples as of43 } from './msw/payments.ts';
import { examples as of44 } from './msw/premiums.ts';
import { examples as of45 } from './msw/push.ts';
import { examples as of46 } from './msw/reference-data.ts';
import { examples as of47 } from './msw/referral.ts';
import { examples as of48 } from './msw/registration.ts';
import { examples as of49 } from './msw/self-service-link.ts';
import { examples as of50 } from './msw/standing-bookings.ts';
import { examples as of51 } from './msw/studio-catalogue.ts';
import { examples as of52 } from './msw/studio-connect.ts';
import { examples as of53 } from './msw/studio-news.ts';
import { examples as of54 } from './msw/studios.ts';
import { examples as of55 } from './msw/tenant.ts';
import { examples as of56 } from './msw/tokenization.ts';
import { examples as of57 } from './msw/translations.ts';
import { examples as of58 } from './msw/trial-sessions.ts';
import { examples as of59 } from './msw/utilization.ts';
import { examples as of60 } from './msw/virtual-products.ts';
import { examples as of61 } from './msw/vouchers.ts';
import { examples as of62 } from './msw/wallet.ts';
import { examples as of63 } from './msw/whitelabel.ts';
import { examples as of64 } from './msw/widgets.ts';

export const { handlers, mock } = /*#__PURE__*/ createMocks({
  ...of0,
  ...of1,
  ...of2,
  ...of3,
  ...of4,
  ...of5,
  ...of6,
  ...of7,
  ...of8,
  ...of9,
  ...of10,
  ...of11,
  ...of12,
  ...of13,
  ...of14,
  ...of15,
  ...of16,
  ...of17,
  ...of18,
  ...of19,
  ...of20,
  ...of21,
  ...of22,
  ...of23,
  ...of24,
  ...of25,
  ...of26,
  ...of27,
  ...of28,
  ...of29,
  ...of30,
  ...of31,
  ...of32,
  ...of33,
  ...of34,
  ...of35,
  ...of36,
  ...of37,
  ...of38,
  ...of39,
  ...of40,
  ...of41,
  ...of42,
  ...of43,
  ...of44,
  ...of45,
  ...of46,
  ...of47,
  ...of48,
  ...of49,
  ...of50,
  ...of51,
  ...of52,
  ...of53,
  ...of54,
  ...of55,
  ...of56,
  ...of57,
  ...of58,
  ...of59,
  ...of60,
  ...of61,
  ...of62,
  ...of63,
  ...of64,
});
