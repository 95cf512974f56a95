/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const addressDataAmendmentIdMin = 36;
export const addressDataAmendmentIdMax = 36;

export const addressDataAmendmentCreatedAtMin = 20;
export const addressDataAmendmentCreatedAtMax = 35;

export const addressDataAmendmentStreetMax = 120;

export const addressDataAmendmentHouseNumberMin = 0;
export const addressDataAmendmentHouseNumberMax = 20;

export const addressDataAmendmentZipCodeMax = 12;

export const addressDataAmendmentCityMax = 100;

export const addressDataAmendmentProvinceCodeMax = 10;

export const addressDataAmendmentCountryCodeMin = 2;
export const addressDataAmendmentCountryCodeMax = 2;


export const addressDataAmendmentCountryCodeRegExp = /*#__PURE__*/ new RegExp('^[A-Z]{2}$');


export const AddressDataAmendment = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.minLength(addressDataAmendmentIdMin)).check(/*#__PURE__*/ zod.maxLength(addressDataAmendmentIdMax)),
  "createdAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.minLength(addressDataAmendmentCreatedAtMin)).check(/*#__PURE__*/ zod.maxLength(addressDataAmendmentCreatedAtMax)),
  "street": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(addressDataAmendmentStreetMax)),
  "houseNumber": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(addressDataAmendmentHouseNumberMin)).check(/*#__PURE__*/ zod.maxLength(addressDataAmendmentHouseNumberMax))),
  "zipCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(addressDataAmendmentZipCodeMax)),
  "city": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(addressDataAmendmentCityMax)),
  "provinceCode": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(addressDataAmendmentProvinceCodeMax))),
  "countryCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(addressDataAmendmentCountryCodeMin)).check(/*#__PURE__*/ zod.maxLength(addressDataAmendmentCountryCodeMax)).check(/*#__PURE__*/ zod.regex(addressDataAmendmentCountryCodeRegExp))
});

export type AddressDataAmendment = zod.input<typeof AddressDataAmendment>;
export type AddressDataAmendmentOutput = zod.output<typeof AddressDataAmendment>;
