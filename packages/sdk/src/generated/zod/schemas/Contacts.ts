/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { ContactEmail } from './ContactEmail.ts';

export const contactsEmailsMax = 6;

export const contactsPhoneMin = 5;
export const contactsPhoneMax = 30;


export const contactsPhoneRegExp = /*#__PURE__*/ new RegExp('^[0-9+()/ .-]+$');
export const contactsStreetMax = 120;

export const contactsHouseNumberMax = 20;

export const contactsZipCodeMax = 12;

export const contactsCityMax = 100;

export const contactsProvinceCodeMax = 10;

export const contactsCountryCodeMin = 2;
export const contactsCountryCodeMax = 2;


export const contactsCountryCodeRegExp = /*#__PURE__*/ new RegExp('^[A-Z]{2}$');


export const Contacts = /*#__PURE__*/ zod.object({
  "emails": /*#__PURE__*/ zod.array(ContactEmail).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(contactsEmailsMax)),
  "phone": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(contactsPhoneMin)).check(/*#__PURE__*/ zod.maxLength(contactsPhoneMax)).check(/*#__PURE__*/ zod.regex(contactsPhoneRegExp))),
  "street": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(contactsStreetMax))),
  "houseNumber": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(contactsHouseNumberMax))),
  "zipCode": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(contactsZipCodeMax))),
  "city": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(contactsCityMax))),
  "provinceCode": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(contactsProvinceCodeMax))),
  "countryCode": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(contactsCountryCodeMin)).check(/*#__PURE__*/ zod.maxLength(contactsCountryCodeMax)).check(/*#__PURE__*/ zod.regex(contactsCountryCodeRegExp)))
});

export type Contacts = zod.input<typeof Contacts>;
export type ContactsOutput = zod.output<typeof Contacts>;
