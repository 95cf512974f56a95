import type { CalendarItem, CheckinReservation } from '@studio-portal/sdk/types';
import type { IntlShape } from 'react-intl';
import { path } from '../../../lib/address/paths.ts';
import { encodeStudioUuid } from '../../../lib/address/studioUuid.ts';
import { fromWire } from '../../../lib/dates/dates.ts';
import type { StudioPageData } from '../../../lib/routes/StudioContext.tsx';
import { bookingPath } from '../bookings/bookingPath.ts';
import { encodeSlot } from '../reservations/slotAddress.ts';
import { visitName } from '../reservations/visitName.ts';

/** An entry of the member's timeline: a booking or a reserved visit. */
export type Visit = CalendarItem | CheckinReservation;

export const isBooking = (visit: Visit): visit is CalendarItem => 'uuid' in visit;

export const visitKey = (visit: Visit): string => (isBooking(visit) ? visit.uuid : visit.id);

export const visitTitle = (visit: Visit, intl: IntlShape): string =>
  isBooking(visit) ? visit.name : visitName(intl, visit.startDateTime, visit.endDateTime);

/** Returns rooms and studio: "Studio 2, Northside Mitte". */
export const visitPlace = (visit: Visit): string =>
  [...(isBooking(visit) ? visit.locations.map(({ name }) => name) : []), visit.studio.name].join(
    ', ',
  );

type Tenants = Pick<StudioPageData, 'tenant' | 'tenantInfo' | 'user'>;

/** Returns the tenant of a studio of this chain, or of another that the user is connected to. */
const findTenant = (studioId: number, { tenant, tenantInfo, user }: Tenants): string | undefined =>
  tenantInfo.studios.some(({ id }) => id === studioId)
    ? tenant
    : user?.studioConnects.find((connect) => connect.studioId === studioId)?.tenant;

/**
 * Returns the address of the visit's page; undefined if it has none, or the tenant of its studio is
 * unknown.
 */
export function visitPath(visit: Visit, tenants: Tenants): string | undefined {
  const tenant = findTenant(visit.studio.id, tenants);
  if (tenant === undefined) return undefined;
  const studioUuid = encodeStudioUuid({ tenant, organizationUnitId: visit.studio.id });
  if (isBooking(visit)) return bookingPath(visit, studioUuid);
  if (visit.status === 'CANCELED') return undefined;
  const slot = encodeSlot({ slotId: visit.slotId, day: fromWire(visit.usageDate) });
  return path('checkinReservationSuccess', { studioUuid, slot });
}

/** Sorts bookings and visits by start, the next one first. */
export const sortVisits = (visits: readonly Visit[]): Visit[] =>
  visits.toSorted((a, b) => Number(a.startDateTime) - Number(b.startDateTime));

/** Splits reservations into those still to come or running, and past or canceled ones. */
export function splitReservations(reservations: readonly CheckinReservation[], present: Date) {
  const isUpcoming = ({ status, endDateTime }: CheckinReservation) =>
    status === 'RESERVED' && endDateTime > present;
  return {
    upcoming: reservations.filter(isUpcoming),
    past: reservations.filter((one) => !isUpcoming(one)),
  };
}
