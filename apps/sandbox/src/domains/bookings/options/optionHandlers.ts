import type { ApiRequest, Handlers, Schemas, Services } from '../../../platform/api.ts';
import { ok } from '../../../platform/api.ts';
import { invalidFields } from '../../../platform/http/apiError.ts';
import { findOfferedBenefit } from '../singleAppointments/benefits.ts';
import { toSingleOffers, toBenefitUse } from '../singleAppointments/view.ts';
import { parseStart } from '../singleAppointments/bookSlotWithOption.ts';
import { getStudio } from '../../studios/rules.ts';
import { findAppointment } from '../courses/appointments.ts';
import { loadOffers } from '../courses/offers.ts';
import { listOptions } from './options.ts';
import { type OptionUse, toOptionUse } from './optionUse.ts';

type OptionsRequest = Pick<ApiRequest<'listBookingOptions'>, 'account' | 'context' | 'query'>;
type PublicRequest = Pick<OptionsRequest, 'context' | 'query'>;

/** An appointment to be paid. */
type Payable = { tenant: string; use: OptionUse; offers: Schemas['BookingOffer'][] };

/** @throws 400 unless the query names either a course appointment, or benefit, studio and start of a single one */
async function findPayable({ context, query }: PublicRequest, { db }: Services): Promise<Payable> {
  const { courseAppointmentId, benefitId, organizationUnitId, startDateTime } = query;
  const single = [benefitId, organizationUnitId, startDateTime];
  if (courseAppointmentId !== undefined && single.every((one) => one === undefined)) {
    const item = await findAppointment(db, courseAppointmentId, context);
    return {
      tenant: item.studio.tenant,
      use: toOptionUse(item),
      offers: await loadOffers(db, item),
    };
  }
  if (
    courseAppointmentId !== undefined ||
    benefitId === undefined ||
    organizationUnitId === undefined ||
    startDateTime === undefined
  )
    throw invalidFields({
      field: 'courseAppointmentId',
      message:
        'must be there alone, or in its place all of benefitId, organizationUnitId and startDateTime',
    });
  const startsAt = parseStart({ startDateTime });
  const studio = await getStudio(db, organizationUnitId, context);
  const offered = await findOfferedBenefit(db, benefitId, studio);
  return {
    tenant: studio.tenant,
    use: toBenefitUse(offered, startsAt),
    offers: toSingleOffers(offered),
  };
}

async function loadWaysToPay(request: OptionsRequest, services: Services) {
  const payable = await findPayable(request, services);
  const now = services.clock.now();
  const options = await listOptions(services.db, request.account.id, payable, now);
  const isTrial = ({ type }: { type: string }) => type === 'TRIAL_CONTINGENT';
  return {
    offers: payable.offers,
    bookingOptions: options.filter((option) => !isTrial(option)),
    trialContingents: options.filter(isTrial),
  };
}

export const optionHandlers = {
  async listBookingOptions(request, services) {
    const { bookingOptions } = await loadWaysToPay(request, services);
    return ok(bookingOptions);
  },

  async getBookingOptionsWithOffers(request, services) {
    const { bookingOptions, offers } = await loadWaysToPay(request, services);
    return ok({ bookingOptions, offers });
  },

  async getBookingOptionsWithTrialContingentAndOffers(request, services) {
    return ok(await loadWaysToPay(request, services));
  },

  /** Guests hold no options, but the appointment must still exist. */
  async listPublicBookingOptions(request, services) {
    await findPayable(request, services);
    return ok([]);
  },

  async getPublicBookingOptionsWithOffers(request, services) {
    return ok({ bookingOptions: [], offers: (await findPayable(request, services)).offers });
  },

  async getPublicBookingOptionsWithTrialContingentAndOffers(request, services) {
    const { offers } = await findPayable(request, services);
    return ok({ bookingOptions: [], trialContingents: [], offers });
  },
} satisfies Partial<Handlers>;
