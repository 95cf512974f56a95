import {
  createCourseAppointmentCheckoutV4,
  createPublicCourseAppointmentCheckout,
} from '@studio-portal/sdk/api/checkouts';
import { createTrackingEvent } from '@studio-portal/sdk/api/event-logging';
import * as me from '@studio-portal/sdk/api/me';
import { course, member } from '../calls/given.ts';
import { person, personOnTheWire } from '../calls/person.ts';
import { state } from '../src/states.ts';
import type { Table } from '../src/table.ts';
import { POST, session } from '../src/wire.ts';

const freeOffer = state('a course appointment', { id: 50003, price: 'free-offer', state: 'open' });

const profile = {
  firstname: 'Mona',
  lastname: 'Muster',
  dateOfBirth: new Date('1990-05-17'),
  locale: 'en-GB',
};
const profileOnTheWire = {
  firstname: 'Mona',
  lastname: 'Muster',
  dateOfBirth: '1990-05-17',
  locale: 'en-GB',
};
const emptyProfile = { firstname: null, lastname: null, dateOfBirth: null, locale: null };
const contacts = {
  phone: '+49 30 0000001',
  street: 'Beispielweg',
  houseNumber: '2',
  zipCode: '10115',
  city: 'Berlin',
  provinceCode: null,
  countryCode: 'DE',
};
const { phone: _number, ...address } = contacts;
const emptyContacts = {
  phone: null,
  street: null,
  houseNumber: null,
  zipCode: null,
  city: null,
  provinceCode: null,
  countryCode: null,
};

const inUsa = { ...contacts, provinceCode: 'NY', countryCode: 'US' };

const event = {
  eventName: 'msweb-nav-courses',
  userId: null,
  applicationName: 'MS_FRONTEND',
  properties: {
    browser: 'Firefox 145',
    device: 'desktop',
    os: 'Linux',
    screenWidth: 1920,
    screenHeight: 1080,
    viewportWidth: 1440,
    viewportHeight: 900,
    loggedIn: false,
    userId: null,
    studio: null,
    referrer: '',
    route: 'courses',
    origin: 'https://portal.example',
    elapsedSeconds: 12.5,
  },
} as const;
const firstEvent = { ...event, properties: { ...event.properties, elapsedSeconds: null } };
const eventStudio = { tenant: 'northside', organizationUnitId: 1001, name: 'Northside Mitte' };
const eventAtStudio = { ...event, properties: { ...event.properties, studio: eventStudio } };

/** The phone number is optional. */
const { phone: _phone, ...buyer } = person;
const { phone: _sentPhone, ...buyerOnTheWire } = personOnTheWire;

const freeOrder = {
  courseAppointmentId: 50003,
  offerId: 603,
  paymentMethod: null,
  paymentInstrumentId: null,
  tokenizationReference: null,
  joinWaitingList: false,
} as const;

const guestOrder = {
  courseAppointmentId: 50001,
  offerId: 601,
  paymentMethod: 'CREDIT_CARD',
  paymentInstrumentId: 8501,
  joinWaitingList: false,
} as const;

/** Requests as the portal's forms send them: complete, with null for empty fields. */
export const portalRequests = {
  createCourseAppointmentCheckoutV4: {
    201: [
      {
        given: [member, freeOffer],
        call: () => createCourseAppointmentCheckoutV4({ ...freeOrder, customerData: buyer }),
        request: POST('/v4/checkouts/course-appointment', {
          headers: session,
          body: { ...freeOrder, customerData: buyerOnTheWire },
        }),
        example: 'freeCheckoutCreated',
        exactly: ['price.amount', 'charged', 'booking', 'paymentInstrument'],
      },
    ],
  },
  createPublicCourseAppointmentCheckout: {
    201: [
      {
        when: 'without a telephone number',
        given: [
          course('open'),
          state('a payment instrument', { id: 8501, bank: 'asks for a confirmation' }),
        ],
        call: () => createPublicCourseAppointmentCheckout({ ...guestOrder, customerData: buyer }),
        request: POST('/v3/public/checkouts/course-appointment', {
          body: { ...guestOrder, customerData: buyerOnTheWire },
        }),
        example: 'publicCourseCheckoutCreated',
        exactly: ['type', 'state', 'charged', 'booking'],
      },
    ],
  },
  saveProfile: {
    200: [
      {
        when: 'all of it',
        given: [member],
        call: () => me.saveProfile(profile),
        request: POST('/v1/me/profile', { headers: session, body: profileOnTheWire }),
        example: 'memberProfile',
        exactly: ['firstname', 'lastname', 'dateOfBirth', 'locale'],
      },
      {
        when: 'all of it, emptied',
        given: [member],
        call: () => me.saveProfile(emptyProfile),
        request: POST('/v1/me/profile', { headers: session, body: emptyProfile }),
        example: 'emptyProfile',
        exactly: ['firstname', 'lastname', 'dateOfBirth'],
      },
    ],
  },
  saveContacts: {
    200: [
      {
        when: 'all of them',
        given: [
          member,
          state('an additional e-mail address', { email: 'second@example.org', state: 'verified' }),
        ],
        call: () => me.saveContacts(contacts),
        request: POST('/v1/me/contacts', { headers: session, body: contacts }),
        example: 'memberContacts',
        exactly: ['street', 'city', 'countryCode', 'provinceCode'],
      },
      {
        when: 'all of them, in a state of the United States',
        given: [
          member,
          state('an additional e-mail address', { email: 'second@example.org', state: 'verified' }),
        ],
        call: () => me.saveContacts(inUsa),
        request: POST('/v1/me/contacts', { headers: session, body: inUsa }),
        example: 'memberContacts',
        exactly: ['street', 'city'],
      },
      {
        when: 'the address alone',
        given: [
          member,
          state('an additional e-mail address', { email: 'second@example.org', state: 'verified' }),
        ],
        call: () => me.saveContacts(address),
        request: POST('/v1/me/contacts', { headers: session, body: address }),
        example: 'memberContacts',
        exactly: ['phone', 'street', 'city'],
      },
      {
        when: 'all of them, emptied',
        given: [member],
        call: () => me.saveContacts(emptyContacts),
        request: POST('/v1/me/contacts', { headers: session, body: emptyContacts }),
        example: 'emptyContacts',
        exactly: ['phone', 'street', 'city', 'countryCode'],
      },
    ],
  },
  createTrackingEvent: {
    204: [
      {
        when: 'of a visitor',
        given: [],
        call: () => createTrackingEvent(event),
        request: POST('/v1/public/event-logging/event', { body: event }),
        example: null,
      },
      {
        when: 'the first of a visit',
        given: [],
        call: () => createTrackingEvent(firstEvent),
        request: POST('/v1/public/event-logging/event', { body: firstEvent }),
        example: null,
      },
      {
        when: 'of a visitor at a studio',
        given: [],
        call: () => createTrackingEvent(eventAtStudio),
        request: POST('/v1/public/event-logging/event', { body: eventAtStudio }),
        example: null,
      },
    ],
  },
} satisfies Table;
