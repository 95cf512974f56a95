/** Appointment benefits of the test world and its trial session, as in the examples of the API description. */
import type {
  benefitEmployees,
  benefits,
  singleAppointmentOffers,
} from '../domains/bookings/singleAppointments/tables.ts';
import type { trialConfigurations } from '../domains/bookings/trialSessions/tables.ts';
import { toPicture } from '../platform/toPicture.ts';

export const benefitRows = [
  {
    id: 901,
    tenant: 'northside',
    name: 'Personal Training',
    description: 'An hour with a trainer, all about you.',
    colorHex: '#1F6F8B',
    image: toPicture('benefit', 901),
    durationMinutes: 60,
  },
  {
    id: 902,
    tenant: 'northside',
    name: 'Trial Session',
    description: 'An hour to get to know us.',
    colorHex: '#4C7A63',
    durationMinutes: 60,
  },
] satisfies (typeof benefits.$inferInsert)[];

/** A free benefit other than a trial session. */
export const freeBenefitRow = {
  tenant: 'northside',
  name: 'Body Check',
  description: 'What the scales say, and what to make of it.',
  colorHex: '#7A5C99',
  durationMinutes: 60,
} satisfies typeof benefits.$inferInsert;

export const freeOfferRow = {
  id: 80_003,
  studioId: 1001,
  name: 'Body check',
  description: 'Free of charge.',
  priceState: 'FREE',
  priceCents: null,
  paymentMethods: [],
} satisfies Omit<typeof singleAppointmentOffers.$inferInsert, 'benefitId'>;

export const benefitEmployeeRows = benefitRows.map(({ id }) => ({
  benefitId: id,
  employeeId: 301,
})) satisfies (typeof benefitEmployees.$inferInsert)[];

export const singleOfferRows = [
  {
    id: 80_001,
    studioId: 1001,
    benefitId: 901,
    name: 'Single training',
    description: 'One hour with a trainer.',
    priceState: 'ONLINE_PAYMENT',
    priceCents: 4900,
    paymentMethods: ['CREDIT_CARD'],
  },
  {
    id: 80_002,
    studioId: 1001,
    benefitId: 902,
    name: 'Trial session',
    description: 'Free of charge, once.',
    priceState: 'FREE',
    priceCents: null,
    paymentMethods: [],
    trialConfigurationId: 1,
  },
] satisfies (typeof singleAppointmentOffers.$inferInsert)[];

export const trialConfigurationRow = {
  tenant: 'northside',
  id: 1,
  name: 'Trial session',
  contactFields: [
    { field: 'firstname', required: true },
    { field: 'lastname', required: true },
    { field: 'email', required: true },
    { field: 'phone', required: true },
    { field: 'dateOfBirth', required: false },
  ],
  coursesAllowed: true,
} satisfies typeof trialConfigurations.$inferInsert;
