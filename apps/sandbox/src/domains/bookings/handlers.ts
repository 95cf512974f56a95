import { eq } from 'drizzle-orm';
import type { Handlers } from '../../platform/api.ts';
import { created } from '../../platform/api.ts';
import { apiError } from '../../platform/http/apiError.ts';
import { becomeCustomer } from '../accounts/customers.ts';
import { findAppointment } from './courses/appointments.ts';
import { toTerms } from './courses/terms.ts';
import { courseAppointments } from './courses/tables.ts';
import { enforceRateLimit } from '../limits/rates.ts';
import { rejectBlocked } from '../refusals/rules.ts';
import { checkContactData } from '../studios/checkContactData.ts';
import { notifyAboutBooking } from './bookingMails.ts';
import { type Booker, lockAppointment, resolvePlace, storeBooking } from './rules.ts';
import { toBookedItem } from './view.ts';
import { bookWithOption } from './bookWithOption.ts';
import { settleStandingBookings } from './standingBookings/settle.ts';

export const bookingHandlers = {
  async bookCourse({ account, acting, body, context }, { db, clock }) {
    const now = clock.now();
    const booking = await bookWithOption(db, account.id, body, context, now, acting);
    const [appointment] = await db
      .select({ streamUrl: courseAppointments.streamUrl })
      .from(courseAppointments)
      .where(eq(courseAppointments.id, booking.appointmentId));
    return created(await toBookedItem(db, booking, appointment?.streamUrl ?? null));
  },

  /** Only free appointments can be booked this way. With a session the booking belongs to the account. */
  async bookPublicCourse(request, services) {
    const { account, address, body, context } = request;
    const { db, clock } = services;
    if (!account) await enforceRateLimit(services, 'bookAsGuest', address);
    const { customerData, joinWaitingList } = body;
    const now = clock.now();
    const item = await findAppointment(db, body.courseAppointmentId, context);
    const { appointment, studio } = item;
    if (appointment.priceState !== 'FREE')
      throw apiError(422, 'offer.error.notallowed', 'This course is not free of charge');
    checkContactData(studio, 'COURSE_APPOINTMENT', customerData);
    if (account) await rejectBlocked(db, account.id, studio.tenant, now);
    const booker: Booker = account
      ? { accountId: account.id, customerData: null }
      : { accountId: null, customerData };
    await settleStandingBookings(db, item, now);
    const booking = await db.transaction(async (tx) => {
      const locked = await lockAppointment(tx, appointment.id);
      const status = await resolvePlace(tx, locked, booker, joinWaitingList, now);
      if (account) await becomeCustomer(tx, { ...request, account }, studio, customerData, now);
      const terms = { paidWith: null, ...toTerms(item, booker, body) };
      const stored = await storeBooking(tx, locked, booker, status, terms, now);
      await notifyAboutBooking(tx, stored.id, status === 'BOOKED' ? 'booked' : 'waiting');
      return stored;
    });
    return created(await toBookedItem(db, booking, appointment.streamUrl));
  },
} satisfies Partial<Handlers>;
