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

const atOnce = [member, may('change at once')];
const asks = [member, may('ask for changes')];
const blind = [member, may('nothing')];
const reads = [member, may('only see')];

const look = (part: string, call: () => Promise<unknown>) => ({
  call,
  request: GET(`/nox/v1/customercenter/${part}`, { headers: session }),
});

const personal = look('personaldata', () => api.getPersonalData());
const where = look('addressdata', () => api.getAddressData());
const reached = look('contactdata', () => api.getContactData());

/** A birthday is a day on the wire, whatever zone the browser is in. */
const savePerson = (changes: { documentType?: 'PASSPORT' | null } = {}) => ({
  call: () =>
    api.savePersonalData({ ...person, ...changes, dateOfBirth: new Date(person.dateOfBirth) }),
  request: POST('/nox/v1/customercenter/personaldata', {
    headers: session,
    body: { ...person, ...changes },
  }),
});

/** What is not known. */
const bare = {
  ...person,
  gender: null,
  placeOfBirth: null,
  countryOfBirth: null,
  documentType: null,
  documentNumber: null,
};

const saveBare = {
  call: () => api.savePersonalData({ ...bare, dateOfBirth: new Date(bare.dateOfBirth) }),
  request: POST('/nox/v1/customercenter/personaldata', { headers: session, body: bare }),
};

const abroad = {
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

/** What everybody may be told who asks for a change. */
const how = ['editable', 'approvalRequired'];

/** Fields of what is, and of what is to be. */
const fieldsOf = (known: object) => [...Object.keys(known), ...how];
const askedOf = (known: object) => [
  ...how,
  ...Object.keys(known).map((field) => `pendingAmendment.${field}`),
];
const waiting = (known: object) => ['pendingAmendment.id', ...askedOf(known)];

export const sectionCalls = {
  getPersonalData: {
    200: [
      {
        ...personal,
        given: atOnce,
        example: 'personalData',
        exactly: ['customerNumber', ...fieldsOf(person)],
      },
      {
        ...personal,
        given: [...asks, amendment('personal')],
        example: 'personalDataAmended',
        exactly: waiting(person),
      },
      // What may be null comes to the application both ways; a backend may answer either.
      { ...personal, given: [...asks, amendment('personal')], example: 'personalDataUnknown' },
    ],
    403: {
      'customercenter.error.notpermitted': {
        ...personal,
        given: blind,
        typedArgs: lacks('CUSTOMER_CENTER_PERSONAL_ACTIVE_READ'),
      },
    },
  },
  savePersonalData: {
    200: [
      {
        ...savePerson(),
        given: atOnce,
        example: 'personalDataSaved',
        exactly: fieldsOf(person),
      },
      {
        ...saveBare,
        when: 'of which most is not known',
        given: atOnce,
        example: 'personalDataBare',
        exactly: fieldsOf(bare),
      },
      {
        ...savePerson(),
        given: asks,
        example: 'personalDataAmended',
        exactly: askedOf(person),
      },
    ],
    403: {
      'customercenter.error.notpermitted': {
        ...savePerson(),
        given: reads,
        typedArgs: lacks('CUSTOMER_CENTER_PERSONAL_ACTIVE_WITHOUT_VERIFICATION'),
      },
    },
    409: {
      'amendment.error.pending': {
        ...savePersonBorn('1990-05-18'),
        given: [...asks, amendment('personal')],
      },
    },
    422: {
      'customerdata.error.documentnumber': {
        ...savePerson({ documentType: null }),
        given: atOnce,
        typedArgs: [{ type: 'FIELD', value: 'documentType' }],
      },
      'profile.error.dateofbirth': { ...savePersonBorn('2030-01-01'), given: atOnce },
    },
  },
  getAddressData: {
    200: [
      {
        ...where,
        given: atOnce,
        example: 'addressData',
        exactly: ['street', 'houseNumber', 'zipCode', 'city', 'countryCode', ...how],
      },
      {
        ...where,
        given: [...asks, amendment('address')],
        example: 'addressDataAmended',
        exactly: waiting(address),
      },
      { ...where, given: [...asks, amendment('address')], example: 'addressDataUnknown' },
    ],
    403: {
      'customercenter.error.notpermitted': {
        ...where,
        given: blind,
        typedArgs: lacks('CUSTOMER_CENTER_ADDRESS_ACTIVE_READ'),
      },
    },
  },
  saveAddressData: {
    200: [
      {
        ...saveAddress(address),
        given: atOnce,
        example: 'addressDataSaved',
        exactly: fieldsOf(address),
      },
      {
        ...saveAddress(abroad),
        when: 'of a country without provinces',
        given: atOnce,
        example: 'addressDataAbroad',
        exactly: fieldsOf(abroad),
      },
      {
        ...saveAddress(address),
        given: asks,
        example: 'addressDataAmended',
        exactly: askedOf(address),
      },
    ],
    403: {
      'customercenter.error.notpermitted': {
        ...saveAddress(address),
        given: reads,
        typedArgs: lacks('CUSTOMER_CENTER_ADDRESS_ACTIVE_WITHOUT_VERIFICATION'),
      },
    },
    409: {
      'amendment.error.pending': {
        ...saveAddress({ ...address, provinceCode: 'TO' }),
        given: [...asks, amendment('address')],
      },
    },
    422: {
      'customerdata.error.provinceunknown': {
        ...saveAddress({ ...address, provinceCode: 'ZZ' }),
        given: atOnce,
        typedArgs: [{ type: 'STRING', value: 'IT' }],
      },
    },
  },
  getContactData: {
    200: [
      {
        ...reached,
        given: atOnce,
        example: 'contactData',
        exactly: fieldsOf(contactData),
      },
      {
        ...reached,
        given: [...asks, amendment('contact')],
        example: 'contactDataAmended',
        exactly: waiting(contactData),
      },
      { ...reached, given: [...asks, amendment('contact')], example: 'contactDataUnknown' },
    ],
    403: {
      'customercenter.error.notpermitted': {
        ...reached,
        given: blind,
        typedArgs: lacks('CUSTOMER_CENTER_CONTACT_ACTIVE_READ'),
      },
    },
  },
  saveContactData: {
    200: [
      {
        ...saveContact,
        given: atOnce,
        example: 'contactDataSaved',
        exactly: fieldsOf(contactData),
      },
      {
        ...saveContact,
        given: asks,
        example: 'contactDataAmended',
        exactly: askedOf(contactData),
      },
    ],
    403: {
      'customercenter.error.notpermitted': {
        ...saveContact,
        given: reads,
        typedArgs: lacks('CUSTOMER_CENTER_CONTACT_ACTIVE_WITHOUT_VERIFICATION'),
      },
    },
    409: {
      'amendment.error.pending': {
        call: () => api.saveContactData(others),
        request: POST('/nox/v1/customercenter/contactdata', { headers: session, body: others }),
        given: [...asks, amendment('contact')],
      },
    },
  },
} satisfies Partial<Calls<'customer-data'>>;
