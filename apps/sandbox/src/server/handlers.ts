/** All handlers. `satisfies Handlers` does not compile while an operation of the description has none. */
import { accountHandlers } from '../domains/accounts/handlers.ts';
import { emailHandlers } from '../domains/accounts/emailHandlers.ts';
import { passwordHandlers } from '../domains/accounts/passwordHandlers.ts';
import { pictureHandlers } from '../domains/accounts/pictureHandlers.ts';
import { profileHandlers } from '../domains/accounts/profileHandlers.ts';
import { registrationHandlers } from '../domains/accounts/registrationHandlers.ts';
import { connectHandlers } from '../domains/connects/handlers.ts';
import { migrationHandlers } from '../domains/migration/handlers.ts';
import { refusalHandlers } from '../domains/refusals/handlers.ts';
import { customerHandlers } from '../domains/accounts/customerHandlers.ts';
import { bookingHandlers } from '../domains/bookings/handlers.ts';
import { streamHandlers } from '../domains/bookings/streamHandlers.ts';
import { calendarHandlers } from '../domains/bookings/calendarHandlers.ts';
import { checkinReservationHandlers } from '../domains/checkinReservations/handlers.ts';
import { brandHandlers } from '../domains/brands/handlers.ts';
import { catalogueHandlers } from '../domains/catalogue/handlers.ts';
import { checkoutHandlers } from '../domains/checkouts/handlers.ts';
import { publicCheckoutHandlers } from '../domains/checkouts/publicHandlers.ts';
import { singleCheckoutHandlers } from '../domains/checkouts/singleHandlers.ts';
import { courseHandlers } from '../domains/courses/handlers.ts';
import { employeeHandlers } from '../domains/courses/employeeHandlers.ts';
import { filterHandlers } from '../domains/courses/filterHandlers.ts';
import { optionHandlers } from '../domains/courses/optionHandlers.ts';
import { finionPayHandlers } from '../domains/finionPay/handlers.ts';
import { facilityHandlers } from '../domains/facilities/handlers.ts';
import { instrumentHandlers } from '../domains/payments/instrumentHandlers.ts';
import { paymentHandlers } from '../domains/payments/paymentHandlers.ts';
import { tokenizationHandlers } from '../domains/payments/tokenizationHandlers.ts';
import { legalHandlers } from '../domains/legal/handlers.ts';
import { mapHandlers } from '../domains/maps/handlers.ts';
import { newsHandlers } from '../domains/news/handlers.ts';
import { singleAppointmentHandlers } from '../domains/singleAppointments/handlers.ts';
import { studioHandlers } from '../domains/studios/handlers.ts';
import { logoHandlers } from '../domains/studios/logoHandlers.ts';
import { trialSessionHandlers } from '../domains/trialSessions/handlers.ts';
import { utilizationHandlers } from '../domains/utilization/handlers.ts';
import { trackingHandlers } from '../domains/tracking/handlers.ts';
import { translationHandlers } from '../domains/translations/handlers.ts';
import type { Handlers } from './api.ts';

export const handlers = {
  ...brandHandlers,
  ...studioHandlers,
  ...logoHandlers,
  ...catalogueHandlers,
  ...facilityHandlers,
  ...utilizationHandlers,
  ...accountHandlers,
  ...passwordHandlers,
  ...registrationHandlers,
  ...emailHandlers,
  ...profileHandlers,
  ...pictureHandlers,
  ...connectHandlers,
  ...migrationHandlers,
  ...refusalHandlers,
  ...customerHandlers,
  ...courseHandlers,
  ...singleAppointmentHandlers,
  ...trialSessionHandlers,
  ...employeeHandlers,
  ...filterHandlers,
  ...streamHandlers,
  ...optionHandlers,
  ...bookingHandlers,
  ...calendarHandlers,
  ...checkinReservationHandlers,
  ...instrumentHandlers,
  ...tokenizationHandlers,
  ...paymentHandlers,
  ...finionPayHandlers,
  ...checkoutHandlers,
  ...publicCheckoutHandlers,
  ...singleCheckoutHandlers,
  ...legalHandlers,
  ...newsHandlers,
  ...translationHandlers,
  ...trackingHandlers,
  ...mapHandlers,
} satisfies Handlers;
