/** Rows of the test world, as in the examples of the API description. */
import type { accounts, customers } from '../domains/accounts/tables.ts';
import type {
  features,
  menuEntries,
  tenants,
  whitelabelConfigs,
} from '../domains/brands/tables.ts';
import type { studios } from '../domains/studios/tables.ts';
import type { Schemas } from '../platform/api.ts';
import { basePermissions } from './memberPermissions.ts';
import { toPicture } from '../platform/toPicture.ts';

export const memberId = 9001;
export const visitorId = 9002;

/** Password of both accounts. */
export const password = 'sample-Passw0rd';

export const accountRows = [
  {
    id: memberId,
    email: 'member@northside.example',
    accountContext: 'MY_SPORTS',
    name: 'Mona Muster',
    verified: true,
    profilePictureUrl: '/avatars/avatar_default.png',
    firstname: 'Mona',
    lastname: 'Muster',
    dateOfBirth: '1990-05-17',
    locale: 'en-GB',
    phone: '+49 30 0000001',
    street: 'Beispielweg',
    houseNumber: '2',
    zipCode: '10115',
    city: 'Berlin',
    countryCode: 'DE',
    memberSince: '2024-03-01',
  },
  {
    id: visitorId,
    email: 'visitor@example.org',
    accountContext: 'MY_SPORTS',
    name: 'Vic Visitor',
    verified: true,
    profilePictureUrl: null,
    memberSince: '2025-06-15',
  },
] satisfies (typeof accounts.$inferInsert)[];

export const customerRow = {
  id: 7001,
  tenant: 'northside',
  accountId: memberId,
  customerNumber: 'NS-70001',
  email: 'member@northside.example',
  firstname: 'Mona',
  lastname: 'Muster',
  dateOfBirth: '1990-05-17',
  phone: '+49 30 0000001',
  street: 'Beispielweg',
  houseNumber: '2',
  zipCode: '10115',
  city: 'Berlin',
  countryCode: 'DE',
  gender: 'FEMALE',
  placeOfBirth: 'Berlin',
  countryOfBirth: 'DE',
  documentType: 'IDENTITY_CARD',
  documentNumber: 'L01X00T47',
  homeStudioId: 1001,
} satisfies typeof customers.$inferInsert;

/** Entered data of a person without an account. */
export const prospect = {
  firstname: 'Vic',
  lastname: 'Visitor',
  email: 'visitor@example.org',
  dateOfBirth: '1994-02-03',
  phone: '+49 30 0000002',
  street: 'Beispielweg',
  houseNumber: '3',
  zipCode: '10115',
  city: 'Berlin',
  countryCode: 'DE',
} satisfies Schemas['CustomerData'];

export function tenantRow(name: string): typeof tenants.$inferInsert {
  const publicName = name === 'northside' ? 'Northside Athletics' : name;
  return { name, publicName, logoUrl: `/brands/${name}/logo.svg`, facilityGroup: `${name}-group` };
}

export function configRow(
  tenant: string,
  publicFacilityGroup: string,
): typeof whitelabelConfigs.$inferInsert {
  const name = tenant === 'northside' ? 'Northside Athletics' : tenant;
  return {
    id: tenant === 'northside' ? 0 : 1,
    name,
    platformName: 'Studio Portal',
    tenantName: tenant,
    brandIdentifier: tenant,
    context: 'STUDIO',
    accountContext: 'MY_SPORTS',
    legalEntity: `${name} Sample GmbH`,
    legalEntityAddress: 'Musterstraße 1, 10115 Berlin',
    publicFacilityGroup,
    style: {
      title: name,
      backgroundColor: '#FFFFFF',
      backgroundColor2: '#F4F6FA',
      textColor: '#14181F',
      highlightColor: '#1A3294',
      highlightTextColor: '#FFFFFF',
      errorColor: '#98120A',
      topbarColor: '#FFFFFF',
      headerColor: '#1A3294',
      footerColor: '#14181F',
      faviconBaseUrl: `/brands/${tenant}/favicon`,
      headerLogoUrl: `/brands/${tenant}/logo.svg`,
    },
    texts: {
      title: name,
      imprint: null,
      contactLinkText: null,
      contactLinkUrl: null,
      imprintLinkUrl: null,
      legalDocumentsLinks: null,
    },
    hideSupportUrl: false,
    hideHomeTab: false,
    customCancellationLink: null,
    hostname: null,
  };
}

export const featureRows: (typeof features.$inferInsert)[] = [
  { tenant: 'northside', name: 'TRIAL_SESSION', enabled: true },
  { tenant: 'northside', name: 'TRACKING_EVENTS', enabled: false },
];

export function menuRows(studioId: number): (typeof menuEntries.$inferInsert)[] {
  return [
    { studioId, permission: 'COURSES', position: 1, membersOnly: false },
    { studioId, permission: 'NEWS', position: 2, membersOnly: false },
  ];
}

export function studioRow(id: number): typeof studios.$inferInsert {
  return {
    id,
    magiclineId: id + 24_000,
    tenant: 'northside',
    name: id === 1001 ? 'Northside Mitte' : `Northside ${id}`,
    logoUrl: '/brands/northside/logo.svg',
    image: null,
    zoneId: 'Europe/Berlin',
    type: 5,
    address: {
      street: 'Musterstraße',
      houseNumber: '1',
      zipCode: '10115',
      city: 'Berlin',
      provinceCode: null,
      countryCode: 'DE',
      houseNumberFirst: false,
      hasState: false,
    },
    latitude: 52.53,
    longitude: 13.39,
    contacts: [{ type: 'PHONE', value: '+49 30 0000000' }],
    website: 'https://northside.example',
    email: 'mitte@northside.example',
    currencyCode: 'EUR',
    locale: 'de_DE',
    closingHours: [{ dayOfWeek: 'SUNDAY', from: '20:00', until: '24:00' }],
    onlineCancelationEnabled: true,
    nameOnlyItems: ['COURSE_APPOINTMENT', 'SINGLE_APPOINTMENT', 'DAY_TICKET', 'VOUCHER'],
    creditorId: 'DE98ZZZ09999999999',
    memberPermissions: basePermissions,
    paymentMethods: [
      'CREDIT_CARD',
      'BANCONTACT_CARD',
      'IDEAL',
      'PAYPAL',
      'TWINT',
      'FINION_PAY',
      'DIRECT_DEBIT',
    ],
  };
}

/** The sample course and a free one, with leader, location and offer. */
export const courseRows = {
  category: { id: 11, tenant: 'northside', name: 'Yoga' },
  course: {
    id: 401,
    tenant: 'northside',
    categoryId: 11,
    name: 'Morning Yoga',
    description: 'Sixty calm minutes for back and breath.',
    colorHex: '#2E7D5B',
    image: toPicture('course', 401),
  },
  freeCourse: {
    id: 402,
    tenant: 'northside',
    categoryId: 11,
    name: 'Open House Stretch',
    description: 'Thirty minutes to get to know us.',
    colorHex: '#4C7A63',
  },
  event: {
    id: 403,
    tenant: 'northside',
    categoryId: 11,
    name: 'Open Air Workout',
    description: 'An hour in the park, with music.',
    colorHex: '#3F7F3A',
    itemType: 'EVENT' as const,
    benefitId: 903,
  },
  employee: {
    id: 301,
    tenant: 'northside',
    displayedName: 'Trainer One',
    firstname: 'Trainer',
    lastname: 'One',
  },
  location: { id: 21, studioId: 1001, name: 'Room 1' },
  offer: {
    id: 601,
    studioId: 1001,
    courseId: 401,
    name: 'Single visit',
    description: 'One visit to this class.',
    priceState: 'ONLINE_PAYMENT' as const,
    priceCents: 1450,
    paymentMethods: ['CREDIT_CARD' as const],
  },
  /** Offer of the free course, for states that request it. */
  freeOffer: {
    id: 603,
    studioId: 1001,
    courseId: 402,
    name: 'Open place',
    description: 'One visit to this class.',
    priceState: 'FREE' as const,
    priceCents: null,
    paymentMethods: [],
  },
};
