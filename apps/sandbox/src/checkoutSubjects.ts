/** All checkout subjects; a type without a subject is a compile error. */
import type { Subjects } from './domains/checkouts/subject.ts';
import { accountBalance } from './domains/customerAccounts/balanceCheckout.ts';
import { courseAppointment } from './domains/bookings/courses/courseCheckout.ts';
import { paymentMethod } from './domains/customerAccounts/methodCheckout.ts';
import { paymentRequest } from './domains/customerAccounts/requestCheckout.ts';
import { productVariant } from './domains/products/productCheckout.ts';
import { singleAppointment } from './domains/bookings/singleAppointments/singleCheckout.ts';

export const checkoutSubjects: Subjects = {
  ACCOUNT_BALANCE: accountBalance,
  COURSE_APPOINTMENT: courseAppointment,
  PAYMENT_METHOD: paymentMethod,
  PAYMENT_REQUEST: paymentRequest,
  PRODUCT_VARIANT: productVariant,
  SINGLE_APPOINTMENT: singleAppointment,
};
