import * as api from '@studio-portal/sdk/api/customer-data';
import type { Calls } from '../../src/table.ts';
import { GET, POST, session } from '../../src/wire.ts';
import { member } from '../given.ts';
import { amendment, lacks, may } from './given.ts';

const person = {
  firstname: 'Mona',
  lastname: 'Beispiel',
  dateOfBirth: '1990-05-17',
  gender: 'FEMALE',
  placeOfBirth: 'Berlin',
  countryOfBirth: 'DE',
  documentType: 'IDENTITY_CARD',
  documentNumber: 'L01X00T47',
} as const;

const address = {
  street: 'Via Campione',
  houseNumber: '7',
  zipCode: '20121',
  city: 'Milano',
  provinceCode: 'MI',
  countryCode: 'IT',
} as const;

const contactData = { email: 'mona@northside.example', phone: '+49 30 0000009' };

const changesAtOnce = [member, may('change at once')];
const requestsChanges = [member, may('ask for changes')];
const hasNoAccess = [member, may('nothing')];
const readsOnly = [member, may('only see')];

const readSection = (part: string, call: () => Promise<unknown>) => ({
  call,
  request: GET(`/nox/v1/customercenter/${part}`, { headers: session }),
});

const personalSection = readSection('personaldata', () => api.getPersonalData());
const addressSection = readSection('addressdata', () => api.getAddressData());
const contactSection = readSection('contactdata', () => api.getContactData());

/** Saves personal data. The date of birth stays the same day on the wire in any time zone. */
const savePerson = (changes: { documentType?: 'PASSPORT' | null } = {}) => ({
  call: () =>
    api.savePersonalData({ ...person, ...changes, dateOfBirth: new Date(person.dateOfBirth) }),
  request: POST('/nox/v1/customercenter/personaldata', {
    headers: session,
    body: { ...person, ...changes },
  }),
});

/** Person with optional fields empty. */
const incompletePerson = {
  ...person,
  gender: null,
  placeOfBirth: null,
  countryOfBirth: null,
  documentType: null,
  documentNumber: null,
};

const saveIncompletePerson = {
  call: () =>
    api.savePersonalData({
      ...incompletePerson,
      dateOfBirth: new Date(incompletePerson.dateOfBirth),
    }),
  request: POST('/nox/v1/customercenter/personaldata', {
    headers: session,
    body: incompletePerson,
  }),
};

const foreignAddress = {
  street: 'Mariahilfer Straße',
  houseNumber: '7',
  zipCode: '1060',
  city: 'Wien',
  provinceCode: null,
  countryCode: 'AT',
};

const savePersonBorn = (dateOfBirth: string) => ({
  call: () => api.savePersonalData({ ...person, dateOfBirth: new Date(dateOfBirth) }),
  request: POST('/nox/v1/customercenter/personaldata', {
    headers: session,
    body: { ...person, dateOfBirth },
  }),
});

const saveAddress = (
  body: Record<Exclude<keyof typeof address, 'provinceCode'>, string> & {
    provinceCode: string | null;
  },
) => ({
  call: () => api.saveAddressData(body),
  request: POST('/nox/v1/customercenter/addressdata', { headers: session, body }),
});

const saveContact = {
  call: () => api.saveContactData(contactData),
  request: POST('/nox/v1/customercenter/contactdata', { headers: session, body: contactData }),
};

const others = { ...contactData, email: 'mona.muster@northside.example' };

/** Fields that describe how a section can be changed. */
const permissionFields = ['editable', 'approvalRequired'];

/** Fields of the current and of the requested data. */
const sectionFields = (known: object) => [...Object.keys(known), ...permissionFields];
const amendmentFields = (known: object) => [
  ...permissionFields,
  ...Object.keys(known).map((field) => `pendingAmendment.${field}`),
];
const pendingFields = (known: object) => ['pendingAmendment.id', ...amendmentFields(known)];

export const sectionCalls = {
  getPersonalData: {
    200: [
      {
        ...personalSection,
        given: changesAtOnce,
        example: 'personalData',
        exactly: ['customerNumber', ...sectionFields(person)],
      },
      {
        ...personalSection,
        given: [...requestsChanges, amendment('personal')],
        example: 'personalDataAmended',
        exactly: pendingFields(person),
      },
      // Covers null and values of nullable fields; a backend may return either.
      {
        ...personalSection,
        given: [...requestsChanges, amendment('personal')],
        example: 'personalDataUnknown',
      },
    ],
    403: {
      'customercenter.error.notpermitted': {
        ...personalSection,
        given: hasNoAccess,
        typedArgs: lacks('CUSTOMER_CENTER_PERSONAL_ACTIVE_READ'),
      },
    },
  },
  savePersonalData: {
    200: [
      {
        ...savePerson(),
        given: changesAtOnce,
        example: 'personalDataSaved',
        exactly: sectionFields(person),
      },
      {
        ...saveIncompletePerson,
        when: 'of which most is not known',
        given: changesAtOnce,
        example: 'personalDataBare',
        exactly: sectionFields(incompletePerson),
      },
      {
        ...savePerson(),
        given: requestsChanges,
        example: 'personalDataAmended',
        exactly: amendmentFields(person),
      },
    ],
    403: {
      'customercenter.error.notpermitted': {
        ...savePerson(),
        given: readsOnly,
        typedArgs: lacks('CUSTOMER_CENTER_PERSONAL_ACTIVE_WITHOUT_VERIFICATION'),
      },
    },
    409: {
      'amendment.error.pending': {
        ...savePersonBorn('1990-05-18'),
        given: [...requestsChanges, amendment('personal')],
      },
    },
    422: {
      'customerdata.error.documentnumber': {
        ...savePerson({ documentType: null }),
        given: changesAtOnce,
        typedArgs: [{ type: 'FIELD', value: 'documentType' }],
      },
      'profile.error.dateofbirth': { ...savePersonBorn('2030-01-01'), given: changesAtOnce },
    },
  },
  getAddressData: {
    200: [
      {
        ...addressSection,
        given: changesAtOnce,
        example: 'addressData',
        exactly: ['street', 'houseNumber', 'zipCode', 'city', 'countryCode', ...permissionFields],
      },
      {
        ...addressSection,
        given: [...requestsChanges, amendment('address')],
        example: 'addressDataAmended',
        exactly: pendingFields(address),
      },
      {
        ...addressSection,
        given: [...requestsChanges, amendment('address')],
        example: 'addressDataUnknown',
      },
    ],
    403: {
      'customercenter.error.notpermitted': {
        ...addressSection,
        given: hasNoAccess,
        typedArgs: lacks('CUSTOMER_CENTER_ADDRESS_ACTIVE_READ'),
      },
    },
  },
  saveAddressData: {
    200: [
      {
        ...saveAddress(address),
        given: changesAtOnce,
        example: 'addressDataSaved',
        exactly: sectionFields(address),
      },
      {
        ...saveAddress(foreignAddress),
        when: 'of a country without provinces',
        given: changesAtOnce,
        example: 'addressDataAbroad',
        exactly: sectionFields(foreignAddress),
      },
      {
        ...saveAddress(address),
        given: requestsChanges,
        example: 'addressDataAmended',
        exactly: amendmentFields(address),
      },
    ],
    403: {
      'customercenter.error.notpermitted': {
        ...saveAddress(address),
        given: readsOnly,
        typedArgs: lacks('CUSTOMER_CENTER_ADDRESS_ACTIVE_WITHOUT_VERIFICATION'),
      },
    },
    409: {
      'amendment.error.pending': {
        ...saveAddress({ ...address, provinceCode: 'TO' }),
        given: [...requestsChanges, amendment('address')],
      },
    },
    422: {
      'customerdata.error.provinceunknown': {
        ...saveAddress({ ...address, provinceCode: 'ZZ' }),
        given: changesAtOnce,
        typedArgs: [{ type: 'STRING', value: 'IT' }],
      },
    },
  },
  getContactData: {
    200: [
      {
        ...contactSection,
        given: changesAtOnce,
        example: 'contactData',
        exactly: sectionFields(contactData),
      },
      {
        ...contactSection,
        given: [...requestsChanges, amendment('contact')],
        example: 'contactDataAmended',
        exactly: pendingFields(contactData),
      },
      {
        ...contactSection,
        given: [...requestsChanges, amendment('contact')],
        example: 'contactDataUnknown',
      },
    ],
    403: {
      'customercenter.error.notpermitted': {
        ...contactSection,
        given: hasNoAccess,
        typedArgs: lacks('CUSTOMER_CENTER_CONTACT_ACTIVE_READ'),
      },
    },
  },
  saveContactData: {
    200: [
      {
        ...saveContact,
        given: changesAtOnce,
        example: 'contactDataSaved',
        exactly: sectionFields(contactData),
      },
      {
        ...saveContact,
        given: requestsChanges,
        example: 'contactDataAmended',
        exactly: amendmentFields(contactData),
      },
    ],
    403: {
      'customercenter.error.notpermitted': {
        ...saveContact,
        given: readsOnly,
        typedArgs: lacks('CUSTOMER_CENTER_CONTACT_ACTIVE_WITHOUT_VERIFICATION'),
      },
    },
    409: {
      'amendment.error.pending': {
        call: () => api.saveContactData(others),
        request: POST('/nox/v1/customercenter/contactdata', { headers: session, body: others }),
        given: [...requestsChanges, amendment('contact')],
      },
    },
  },
} satisfies Partial<Calls<'customer-data'>>;
