/** Valid requests for benefits with appointments and their slots. */
import type { OperationId } from '../../src/platform/api.ts';
import {
  answerChallenge,
  cardForm,
  newCard,
  newTokenization,
  singlePurchaseBody,
} from '../harness/purchase.ts';
import type { Request } from '../harness/sandbox.ts';
import type { RequestSetup } from './setup.ts';

const slot =
  (request: Request, state = 'free'): RequestSetup =>
  async (sandbox) => {
    await sandbox.state('an appointment slot', { state });
    return request;
  };

/** Creates the requests for members and for the public. */
const both = (request: Request) => ({
  member: slot({ as: 'member', ...request }),
  everybody: slot(request),
});

const path = { benefitId: 901 };
const atStudio = { organizationUnitId: 1001 };
const start = { ...atStudio, startDateTime: '2026-11-26T10:00:00+01:00' };
const period = { ...atStudio, startDate: '2026-11-23', endDate: '2026-11-29' };

const benefits = both({ query: atStudio });
const benefit = both({ path });
const trial = both({ path: { benefitId: 902 }, query: period });
const one = both({ path, query: start });
const slotList = both({ path, query: period });
const next = both({ path, query: atStudio });

const publicPurchase: RequestSetup = async (sandbox) => {
  await sandbox.state('an appointment slot', { state: 'free' });
  const body = { cardToken: 'tok_visa_4242', holder: 'Sample Holder' };
  const card = await sandbox.call('createPublicCreditCard', { body });
  return { body: singlePurchaseBody(card.body.id) };
};

export const appointmentsHappy = {
  listBookableBenefits: benefits.member,
  listPublicBookableBenefits: benefits.everybody,
  getBenefit: benefit.member,
  getPublicBenefit: benefit.everybody,
  getTrialSessionSlots: trial.member,
  getPublicTrialSessionSlots: trial.everybody,
  getSingleAppointmentSlot: one.member,
  getPublicSingleAppointmentSlot: one.everybody,
  getAppointmentSlots: slotList.member,
  getPublicAppointmentSlots: slotList.everybody,
  getNextAvailableAppointmentSlots: next.member,
  getPublicNextAvailableAppointmentSlots: next.everybody,
  getAppointmentDays: slotList.member,
  getPublicAppointmentDays: slotList.everybody,
  getNextAvailableAppointmentDays: next.member,
  getPublicNextAvailableAppointmentDays: next.everybody,

  async createSingleAppointmentCheckout(sandbox) {
    await sandbox.state('an appointment slot', { state: 'free' });
    return { as: 'visitor', body: singlePurchaseBody(await newCard(sandbox, 'visitor', 'pays')) };
  },
  async createSingleAppointmentCheckoutV4(sandbox) {
    await sandbox.state('an appointment slot', { state: 'free' });
    const tokenizationReference = await newTokenization(sandbox, 'visitor');
    await answerChallenge(sandbox, tokenizationReference, cardForm);
    return { as: 'visitor', body: { ...singlePurchaseBody(null), tokenizationReference } };
  },
  createPublicSingleAppointmentCheckout: publicPurchase,
  async getSingleAppointmentCheckout(sandbox) {
    await sandbox.state('an appointment slot', { state: 'free' });
    const body = singlePurchaseBody(await newCard(sandbox, 'visitor', 'pays'));
    const checkout = await sandbox.call('createSingleAppointmentCheckout', { as: 'visitor', body });
    return { as: 'visitor', path: { id: checkout.body.id } };
  },
  async getPublicSingleAppointmentCheckout(sandbox) {
    const request = await publicPurchase(sandbox);
    const checkout = await sandbox.call('createPublicSingleAppointmentCheckout', request);
    return { path: { publicToken: checkout.body.publicToken ?? '' } };
  },

  async bookSingle(sandbox) {
    await sandbox.state('an appointment slot', { state: 'free' });
    await sandbox.state('booking options', { kind: 'trainings' });
    const body = { ...path, ...start, employeeId: null, bookingOptionId: 804 };
    return { as: 'member', body };
  },
} satisfies Partial<Record<OperationId, RequestSetup>>;
