/** All checkout subjects; a type without a subject is a compile error. */
import type { Subject } from './subject.ts';
import { accountBalance } from './subjects/accountBalance.ts';
import { courseAppointment } from './subjects/courseAppointment.ts';
import { paymentMethod } from './subjects/paymentMethod.ts';
import { paymentRequest } from './subjects/paymentRequest.ts';
import { productVariant } from './subjects/productVariant.ts';
import { singleAppointment } from './subjects/singleAppointment.ts';
import type { StoredCheckout } from './rules.ts';

export const subjects: Record<StoredCheckout['type'], Subject> = {
  ACCOUNT_BALANCE: accountBalance,
  COURSE_APPOINTMENT: courseAppointment,
  PAYMENT_METHOD: paymentMethod,
  PAYMENT_REQUEST: paymentRequest,
  PRODUCT_VARIANT: productVariant,
  SINGLE_APPOINTMENT: singleAppointment,
};
