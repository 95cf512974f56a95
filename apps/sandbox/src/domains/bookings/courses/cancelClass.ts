import { and, eq, inArray } from 'drizzle-orm';
import { settlePayments, type SettlementServices } from '../../checkouts/settling.ts';
import { endBooking } from '../endBooking.ts';
import { lockAppointment } from '../rules.ts';
import { bookings } from '../tables.ts';
import { courseAppointments } from './tables.ts';

/**
 * Cancels a class on behalf of the studio: everybody booked or waiting is told and gets back what paid for it, even if
 * they could no longer cancel. Repeating the call has no effect.
 * @throws 404 for an unknown class
 */
export async function cancelClass(services: SettlementServices, id: number): Promise<void> {
  const { db, clock } = services;
  const now = clock.now();
  const due = await db.transaction(async (tx) => {
    await lockAppointment(tx, id);
    await tx
      .update(courseAppointments)
      .set({ status: 'CANCELED' })
      .where(eq(courseAppointments.id, id));
    const booked = await tx
      .select()
      .from(bookings)
      .where(and(eq(bookings.appointmentId, id), inArray(bookings.status, ['BOOKED', 'WAITING'])));
    const back: string[] = [];
    for (const booking of booked)
      back.push(...(await endBooking(tx, booking, 'canceledByStudio', now)));
    return back;
  });
  await settlePayments(services, due);
}
