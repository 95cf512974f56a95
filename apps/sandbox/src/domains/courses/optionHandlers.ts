import type { ApiRequest, Handlers, Schemas, Services } from '../../server/api.ts';
import { ok } from '../../server/api.ts';
import { invalid } from '../../server/fault.ts';
import { offeredAt } from '../singleAppointments/benefits.ts';
import { singleOffersFor, useAt } from '../singleAppointments/view.ts';
import { startOf } from '../singleAppointments/withOption.ts';
import { studioOf } from '../studios/rules.ts';
import { appointmentOf } from './appointments.ts';
import { offersFor } from './offers.ts';
import { optionsFor, type Use, useOf } from './options.ts';

type OptionsRequest = Pick<ApiRequest<'listBookingOptions'>, 'account' | 'context' | 'query'>;
type PublicRequest = Pick<OptionsRequest, 'context' | 'query'>;

/** What is to be paid for. */
type ToPay = { tenant: string; use: Use; offers: Schemas['BookingOffer'][] };

/** @throws 400 unless either a course appointment is named, or kind, studio and start of a single one */
async function toPayFor({ context, query }: PublicRequest, { db }: Services): Promise<ToPay> {
  const { courseAppointmentId, benefitId, organizationUnitId, startDateTime } = query;
  const single = [benefitId, organizationUnitId, startDateTime];
  if (courseAppointmentId !== undefined && single.every((one) => one === undefined)) {
    const item = await appointmentOf(db, courseAppointmentId, context);
    return { tenant: item.studio.tenant, use: useOf(item), offers: await offersFor(db, item) };
  }
  if (
    courseAppointmentId !== undefined ||
    benefitId === undefined ||
    organizationUnitId === undefined ||
    startDateTime === undefined
  )
    throw invalid({
      field: 'courseAppointmentId',
      message:
        'must be there alone, or in its place all of benefitId, organizationUnitId and startDateTime',
    });
  const startsAt = startOf({ startDateTime });
  const studio = await studioOf(db, organizationUnitId, context);
  const offered = await offeredAt(db, benefitId, studio);
  return {
    tenant: studio.tenant,
    use: useAt(offered, startsAt),
    offers: singleOffersFor(offered),
  };
}

async function held(request: OptionsRequest, services: Services) {
  const toPay = await toPayFor(request, services);
  const now = services.clock.now();
  const options = await optionsFor(services.db, request.account.id, toPay, now);
  const isTrial = ({ type }: { type: string }) => type === 'TRIAL_CONTINGENT';
  return {
    offers: toPay.offers,
    bookingOptions: options.filter((option) => !isTrial(option)),
    trialContingents: options.filter(isTrial),
  };
}

export const optionHandlers = {
  async listBookingOptions(request, services) {
    const { bookingOptions } = await held(request, services);
    return ok(bookingOptions);
  },

  async getBookingOptionsWithOffers(request, services) {
    const { bookingOptions, offers } = await held(request, services);
    return ok({ bookingOptions, offers });
  },

  async getBookingOptionsWithTrialContingentAndOffers(request, services) {
    return ok(await held(request, services));
  },

  /** Without an account nobody holds anything; the appointment must exist all the same. */
  async listPublicBookingOptions(request, services) {
    await toPayFor(request, services);
    return ok([]);
  },

  async getPublicBookingOptionsWithOffers(request, services) {
    return ok({ bookingOptions: [], offers: (await toPayFor(request, services)).offers });
  },

  async getPublicBookingOptionsWithTrialContingentAndOffers(request, services) {
    const { offers } = await toPayFor(request, services);
    return ok({ bookingOptions: [], trialContingents: [], offers });
  },
} satisfies Partial<Handlers>;
