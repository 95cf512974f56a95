/** All handlers. `satisfies Handlers` makes a missing handler a compile error. */
import type { CheckoutServices } from '../domains/checkouts/subject.ts';
import { accountHandlers } from '../domains/accounts/handlers.ts';
import { emailHandlers } from '../domains/accounts/emailHandlers.ts';
import { passwordHandlers } from '../domains/passwords/handlers.ts';
import { pictureHandlers } from '../domains/accounts/pictureHandlers.ts';
import { familyHandlers } from '../domains/family/handlers.ts';
import { pushHandlers } from '../domains/push/handlers.ts';
import { calendarSubscriptionHandlers } from '../domains/calendarSubscriptions/handlers.ts';
import { personalCalendarHandlers } from '../domains/personalCalendars/handlers.ts';
import { passkeyHandlers } from '../domains/passkeys/handlers.ts';
import { profileHandlers } from '../domains/accounts/profileHandlers.ts';
import { registrationHandlers } from '../domains/accounts/registrationHandlers.ts';
import { connectHandlers } from '../domains/accounts/connectHandlers.ts';
import { migrationHandlers } from '../domains/migration/handlers.ts';
import { refusalHandlers } from '../domains/refusals/handlers.ts';
import { customerHandlers } from '../domains/accounts/customerHandlers.ts';
import { bookingHandlers } from '../domains/bookings/handlers.ts';
import { widgetHandlers } from '../domains/widgets/handlers.ts';
import { standingBookingHandlers } from '../domains/bookings/standingBookings/handlers.ts';
import { streamHandlers } from '../domains/bookings/streamHandlers.ts';
import { calendarHandlers } from '../domains/bookings/calendarHandlers.ts';
import { beverageHandlers } from '../domains/beverages/handlers.ts';
import { contentHandlers } from '../domains/content/handlers.ts';
import { checkinHandlers } from '../domains/visits/handlers.ts';
import { checkinReservationHandlers } from '../domains/checkinReservations/handlers.ts';
import { accountDeletionHandlers } from '../domains/accountDeletion/handlers.ts';
import { courseCheckoutHandlers } from '../domains/bookings/courses/checkoutHandlers.ts';
import { mandateHandlers } from '../domains/payments/mandateHandlers.ts';
import { menuHandlers } from '../domains/accounts/menuHandlers.ts';
import { brandHandlers } from '../domains/studios/brandHandlers.ts';
import { catalogueHandlers } from '../domains/catalogue/handlers.ts';
import { balanceCheckoutHandlers } from '../domains/customerAccounts/balanceHandlers.ts';
import { checkoutHandlers } from '../domains/checkouts/handlers.ts';
import { productCheckoutHandlers } from '../domains/products/checkoutHandlers.ts';
import { publicCheckoutHandlers } from '../domains/checkouts/publicHandlers.ts';
import { singleCheckoutHandlers } from '../domains/bookings/singleAppointments/checkoutHandlers.ts';
import { courseHandlers } from '../domains/bookings/courses/handlers.ts';
import { employeeHandlers } from '../domains/bookings/courses/employeeHandlers.ts';
import { filterHandlers } from '../domains/bookings/courses/filterHandlers.ts';
import { optionHandlers } from '../domains/bookings/options/optionHandlers.ts';
import { customerDataHandlers } from '../domains/customerData/handlers.ts';
import { accountViewHandlers } from '../domains/customerAccounts/viewHandlers.ts';
import { consumptionCreditHandlers } from '../domains/products/consumptionCreditHandlers.ts';
import { invoiceHandlers } from '../domains/invoices/handlers.ts';
import { paymentMethodHandlers } from '../domains/customerAccounts/methodHandlers.ts';
import { paymentRequestHandlers } from '../domains/customerAccounts/requestHandlers.ts';
import { selfServiceHandlers } from '../domains/customerAccounts/selfServiceHandlers.ts';
import { finionPayHandlers } from '../domains/finionPay/handlers.ts';
import { facilityHandlers } from '../domains/facilities/handlers.ts';
import { instrumentHandlers } from '../domains/checkouts/instrumentHandlers.ts';
import { paymentHandlers } from '../domains/checkouts/paymentHandlers.ts';
import { tokenizationHandlers } from '../domains/payments/tokenizationHandlers.ts';
import { idlePeriodHandlers } from '../domains/idlePeriods/handlers.ts';
import { idlePeriodUploadHandlers } from '../domains/idlePeriods/uploadHandlers.ts';
import { legalHandlers } from '../domains/legal/handlers.ts';
import { mapHandlers } from '../domains/maps/handlers.ts';
import { bankHandlers } from '../domains/bank/handlers.ts';
import { contractOfferHandlers } from '../domains/membershipOffers/handlers.ts';
import { signHandlers } from '../domains/memberships/signHandlers.ts';
import { declarationHandlers } from '../domains/memberships/declarations.ts';
import { memberContractHandlers } from '../domains/memberships/handlers.ts';
import { outlookHandlers } from '../domains/outlooks/handlers.ts';
import { moduleContractHandlers } from '../domains/memberships/moduleHandlers.ts';
import { referralHandlers } from '../domains/recruitments/referralHandlers.ts';
import { productHandlers } from '../domains/products/handlers.ts';
import { messageHandlers } from '../domains/messages/handlers.ts';
import { compensationHandlers } from '../domains/compensation/handlers.ts';
import { recruitmentHandlers } from '../domains/recruitments/handlers.ts';
import { loyaltyHandlers } from '../domains/loyalty/handlers.ts';
import { newsHandlers } from '../domains/news/handlers.ts';
import { singleAppointmentHandlers } from '../domains/bookings/singleAppointments/handlers.ts';
import { studioHandlers } from '../domains/studios/handlers.ts';
import { logoHandlers } from '../pictures/logoHandlers.ts';
import { trialSessionHandlers } from '../domains/bookings/trialSessions/handlers.ts';
import { walletHandlers } from '../domains/wallet/handlers.ts';
import { utilizationHandlers } from '../domains/utilization/handlers.ts';
import { trackingHandlers } from '../domains/tracking/handlers.ts';
import { translationHandlers } from '../domains/translations/handlers.ts';
import type { Handlers } from '../platform/api.ts';

export const handlers = {
  ...brandHandlers,
  ...menuHandlers,
  ...mandateHandlers,
  ...courseCheckoutHandlers,
  ...accountDeletionHandlers,
  ...studioHandlers,
  ...logoHandlers,
  ...catalogueHandlers,
  ...facilityHandlers,
  ...utilizationHandlers,
  ...accountHandlers,
  ...calendarSubscriptionHandlers,
  ...personalCalendarHandlers,
  ...passkeyHandlers,
  ...pushHandlers,
  ...walletHandlers,
  ...familyHandlers,
  ...passwordHandlers,
  ...registrationHandlers,
  ...emailHandlers,
  ...profileHandlers,
  ...pictureHandlers,
  ...connectHandlers,
  ...migrationHandlers,
  ...refusalHandlers,
  ...customerHandlers,
  ...customerDataHandlers,
  ...accountViewHandlers,
  ...invoiceHandlers,
  ...consumptionCreditHandlers,
  ...courseHandlers,
  ...singleAppointmentHandlers,
  ...trialSessionHandlers,
  ...employeeHandlers,
  ...filterHandlers,
  ...streamHandlers,
  ...optionHandlers,
  ...bookingHandlers,
  ...standingBookingHandlers,
  ...widgetHandlers,
  ...calendarHandlers,
  ...checkinHandlers,
  ...contentHandlers,
  ...beverageHandlers,
  ...checkinReservationHandlers,
  ...instrumentHandlers,
  ...tokenizationHandlers,
  ...paymentHandlers,
  ...finionPayHandlers,
  ...checkoutHandlers,
  ...publicCheckoutHandlers,
  ...singleCheckoutHandlers,
  ...productCheckoutHandlers,
  ...balanceCheckoutHandlers,
  ...paymentRequestHandlers,
  ...paymentMethodHandlers,
  ...selfServiceHandlers,
  ...productHandlers,
  ...contractOfferHandlers,
  ...signHandlers,
  ...memberContractHandlers,
  ...outlookHandlers,
  ...moduleContractHandlers,
  ...declarationHandlers,
  ...idlePeriodHandlers,
  ...idlePeriodUploadHandlers,
  ...referralHandlers,
  ...bankHandlers,
  ...legalHandlers,
  ...newsHandlers,
  ...messageHandlers,
  ...loyaltyHandlers,
  ...recruitmentHandlers,
  ...compensationHandlers,
  ...translationHandlers,
  ...trackingHandlers,
  ...mapHandlers,
} satisfies Handlers<CheckoutServices>;
