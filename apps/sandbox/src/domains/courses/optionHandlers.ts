import type { ApiRequest, Handlers, Services } from '../../server/api.ts';
import { ok } from '../../server/api.ts';
import { appointmentOf } from './appointments.ts';
import { offersFor } from './offers.ts';
import { optionsFor } from './options.ts';

type OptionsRequest = Pick<ApiRequest<'listBookingOptions'>, 'account' | 'context' | 'query'>;

async function held({ account, context, query }: OptionsRequest, { db, clock }: Services) {
  const item = await appointmentOf(db, query.courseAppointmentId, context);
  const options = await optionsFor(db, account.id, item, clock.now());
  const isTrial = ({ type }: { type: string }) => type === 'TRIAL_CONTINGENT';
  return {
    item,
    bookingOptions: options.filter((option) => !isTrial(option)),
    trialContingents: options.filter(isTrial),
  };
}

async function publicOffers(
  { context, query }: Pick<OptionsRequest, 'context' | 'query'>,
  { db }: Services,
) {
  return offersFor(db, await appointmentOf(db, query.courseAppointmentId, context));
}

export const optionHandlers = {
  async listBookingOptions(request, services) {
    const { bookingOptions } = await held(request, services);
    return ok(bookingOptions);
  },

  async getBookingOptionsWithOffers(request, services) {
    const { item, bookingOptions } = await held(request, services);
    return ok({ bookingOptions, offers: await offersFor(services.db, item) });
  },

  async getBookingOptionsWithTrialContingentAndOffers(request, services) {
    const { item, bookingOptions, trialContingents } = await held(request, services);
    return ok({ bookingOptions, trialContingents, offers: await offersFor(services.db, item) });
  },

  /** Without an account nobody holds anything; the course must exist all the same. */
  async listPublicBookingOptions(request, services) {
    await publicOffers(request, services);
    return ok([]);
  },

  async getPublicBookingOptionsWithOffers(request, services) {
    return ok({ bookingOptions: [], offers: await publicOffers(request, services) });
  },

  async getPublicBookingOptionsWithTrialContingentAndOffers(request, services) {
    const offers = await publicOffers(request, services);
    return ok({ bookingOptions: [], trialContingents: [], offers });
  },
} satisfies Partial<Handlers>;
