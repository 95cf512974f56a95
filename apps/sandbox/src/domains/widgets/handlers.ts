/** Answers for widgets on websites of studios. They do not depend on a session, since any website may send it. */
import type { ApiRequest, Handlers, Schemas, Services } from '../../platform/api.ts';
import { ok } from '../../platform/api.ts';
import { apiError } from '../../platform/http/apiError.ts';
import { addDays, dayIn, zoned } from '../../platform/time.ts';
import { isInPeriod, selectAppointments } from '../bookings/courses/appointments.ts';
import { toBookableCourses } from '../bookings/courses/view.ts';
import { loadFreeSlots, type Slot } from '../bookings/singleAppointments/slots.ts';
import { toBookableAppointment } from '../bookings/singleAppointments/view.ts';
import { getTrial } from '../bookings/trialSessions/configuration.ts';
import { toTrialConfig } from '../bookings/trialSessions/view.ts';
import { findBrand, whitelabelNotFound } from '../brands/rules.ts';
import { loadOffers } from '../membershipOffers/offers.ts';
import { toOffer } from '../membershipOffers/view.ts';
import { getStudio, type StoredStudio } from '../studios/rules.ts';

type WidgetRequest = Pick<
  ApiRequest<'getOffersWidget'>,
  'path' | 'context' | 'hostname' | 'origin' | 'pageOrigin'
>;

/** Days of a timetable, and those searched for a trial session. */
const timetableDays = 7;
const trialDays = 7;

/** Times of a trial session, as described. */
const maxSlotsOfDay = 4;
const maxSlots = 12;

/** Keeps the first slots of each day. @param slots by start */
function firstOfEachDay(slots: readonly Slot[], zoneId: string): Slot[] {
  const getDay = (slot: Slot | undefined) => slot && dayIn(zoneId, slot.startsAt);
  return slots
    .filter((slot, index) => getDay(slot) !== getDay(slots[index - maxSlotsOfDay]))
    .slice(0, maxSlots);
}

/** Finds the studio for a page that may show it. @throws 403 for a website that the studio has not allowed, 404 */
async function getShownStudio(
  { path, context, origin, pageOrigin }: WidgetRequest,
  { db }: Services,
): Promise<StoredStudio> {
  const studio = await getStudio(db, path.studioId, context);
  if (pageOrigin === null || [origin, ...studio.widgetOrigins].includes(pageOrigin)) return studio;
  throw apiError(
    403,
    'widget.error.originnotallowed',
    'The studio has not allowed this website to show its widgets',
  );
}

async function toWidgetStudio(
  { id, name, tenant, zoneId, currencyCode, locale }: StoredStudio,
  { hostname }: WidgetRequest,
  { db }: Services,
): Promise<Schemas['WidgetStudio']> {
  const brand = await findBrand(db, { 'X-Tenant': tenant }, hostname);
  if (!brand) throw whitelabelNotFound();
  return { id, name, zoneId, currencyCode, locale, style: brand.style };
}

export const widgetHandlers = {
  async listWidgetOrigins({ path, context }, { db }) {
    const { widgetOrigins } = await getStudio(db, path.studioId, context);
    return ok({ origins: widgetOrigins.toSorted() });
  },

  async getTimetableWidget(request, services) {
    const { db, clock } = services;
    const studio = await getShownStudio(request, services);
    const now = clock.now();
    const { startDate = dayIn(studio.zoneId, now) } = request.query;
    const endDate = addDays(startDate, timetableDays - 1);
    const items = await selectAppointments(db, isInPeriod(studio, { startDate, endDate }));
    return ok({
      studio: await toWidgetStudio(studio, request, services),
      now: zoned(now, studio.zoneId),
      startDate,
      courses: await toBookableCourses(db, items, null, now),
    });
  },

  async getOffersWidget(request, services) {
    const studio = await getShownStudio(request, services);
    const today = dayIn(studio.zoneId, services.clock.now());
    const offers = await loadOffers(services.db, studio, today);
    return ok({
      studio: await toWidgetStudio(studio, request, services),
      offers: offers.map((offer) => toOffer(offer, studio.currencyCode, today)),
    });
  },

  async getTrialWidget(request, services) {
    const { db, clock } = services;
    const studio = await getShownStudio(request, services);
    const trial = await getTrial(db, studio);
    const now = clock.now();
    const startDate = dayIn(studio.zoneId, now);
    const period = { startDate, endDate: addDays(startDate, trialDays) };
    const free = await loadFreeSlots(db, trial.offered, period, now);
    const times = { free: firstOfEachDay(free, studio.zoneId), own: [] };
    const reader = { account: null, now };
    const { slots } = await toBookableAppointment(db, trial.offered, times, reader);
    return ok({
      studio: await toWidgetStudio(studio, request, services),
      config: await toTrialConfig(db, trial),
      slots,
    });
  },
} satisfies Partial<Handlers>;
