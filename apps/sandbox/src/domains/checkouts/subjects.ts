/** Everything that can be bought through a checkout; a type without its subject does not compile. */
import type { Subject } from './subject.ts';
import { courseAppointment } from './subjects/courseAppointment.ts';
import { productVariant } from './subjects/productVariant.ts';
import { singleAppointment } from './subjects/singleAppointment.ts';
import type { StoredCheckout } from './rules.ts';

export const subjects: Record<StoredCheckout['type'], Subject> = {
  COURSE_APPOINTMENT: courseAppointment,
  PRODUCT_VARIANT: productVariant,
  SINGLE_APPOINTMENT: singleAppointment,
};
