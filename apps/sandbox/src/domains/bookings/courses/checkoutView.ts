import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import type { Schemas } from '../../../platform/api.ts';
import { bookings } from '../tables.ts';
import { toBookedItem } from '../view.ts';
import { findAppointment } from './appointments.ts';
import { toOffer } from './offers.ts';
import { offers } from './tables.ts';
import { toOneBookableCourse } from './view.ts';
import {
  checkoutNotFound,
  type StoredCheckout,
  requireCustomerData,
} from '../../checkouts/rules.ts';
import { findCourseOrder } from './courseCheckout.ts';
import { toCheckout } from '../../checkouts/view.ts';

/** Maps a course checkout. @throws 404 if the checkout is of another type */
export async function toCourseCheckout(
  db: Database,
  checkout: StoredCheckout,
  now: Date,
): Promise<Schemas['CourseAppointmentCheckout']> {
  if (checkout.type !== 'COURSE_APPOINTMENT') throw checkoutNotFound();
  const { accountId } = checkout;
  const order = await findCourseOrder(db, checkout.id);
  const { bookingId, joinWaitingList, acceptsLatePromotion } = order;
  const item = await findAppointment(db, order.appointmentId);
  const account = accountId === null ? null : { id: accountId };
  const [offer] = await db.select().from(offers).where(eq(offers.id, order.offerId));
  if (!offer) throw new Error(`The offer of checkout ${checkout.id} is gone.`);
  const [booking] =
    bookingId === null ? [] : await db.select().from(bookings).where(eq(bookings.id, bookingId));
  return {
    ...(await toCheckout(db, checkout, now)),
    courseAppointment: await toOneBookableCourse(db, item, account, now),
    offer: toOffer(offer, item.studio.currencyCode),
    customerData: requireCustomerData(checkout),
    joinWaitingList,
    acceptsLatePromotion,
    booking: booking ? await toBookedItem(db, booking, item.appointment.streamUrl) : null,
  };
}
