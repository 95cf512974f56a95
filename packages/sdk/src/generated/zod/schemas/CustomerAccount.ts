/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { AccountFilterParameters } from './AccountFilterParameters.ts';
import { AccountView } from './AccountView.ts';
import { BookingEntry } from './BookingEntry.ts';
import { Money } from './Money.ts';

export const customerAccountOrganizationUnitIdMax = 9007199254740991;

export const customerAccountBookingEntriesMax = 1000;

export const customerAccountCustomerCreationDateMin = 10;
export const customerAccountCustomerCreationDateMax = 10;



export const CustomerAccount = /*#__PURE__*/ zod.object({
  "organizationUnitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(customerAccountOrganizationUnitIdMax)),
  "view": AccountView,
  "openingBalance": Money,
  "closingBalance": Money,
  "bookingEntries": /*#__PURE__*/ zod.array(BookingEntry).check(/*#__PURE__*/ zod.maxLength(customerAccountBookingEntriesMax)),
  "customerCreationDate": /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(customerAccountCustomerCreationDateMin)).check(/*#__PURE__*/ zod.maxLength(customerAccountCustomerCreationDateMax)),
  "filterParameters": AccountFilterParameters
});

export type CustomerAccount = zod.input<typeof CustomerAccount>;
export type CustomerAccountOutput = zod.output<typeof CustomerAccount>;
