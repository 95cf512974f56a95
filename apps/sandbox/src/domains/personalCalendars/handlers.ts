import { type Handlers, ok } from '../../platform/api.ts';
import { checkPeriod } from '../../platform/http/checkPeriod.ts';
import { addDays, instantAt } from '../../platform/time.ts';
import { findPortalZone } from '../accounts/zone.ts';
import {
  connectCalendar,
  disconnectCalendar,
  findPersonalCalendar,
  refreshCalendar,
  toPersonalCalendar,
} from './personalCalendar.ts';

export const personalCalendarHandlers = {
  async getPersonalCalendar({ account }, { db }) {
    return ok(toPersonalCalendar(await findPersonalCalendar(db, account.id)));
  },

  async savePersonalCalendar(request, services) {
    return ok(await connectCalendar(request, services));
  },

  async deletePersonalCalendar(request, services) {
    await disconnectCalendar(request, services);
    return { status: 204 };
  },

  async listBusyTimes(request, services) {
    const { account, query } = request;
    const { db, background } = services;
    checkPeriod(query);
    const calendar = await findPersonalCalendar(db, account.id);
    if (!calendar) return ok([]);
    const zoneId = await findPortalZone(db, request);
    background.run(() => refreshCalendar(services, account.id, zoneId));
    const from = instantAt(zoneId, query.startDate);
    const until = instantAt(zoneId, addDays(query.endDate, 1));
    return ok(
      calendar.busyTimes.filter(
        ({ startDateTime, endDateTime }) =>
          new Date(startDateTime) < until && new Date(endDateTime) > from,
      ),
    );
  },
} satisfies Partial<Handlers>;
