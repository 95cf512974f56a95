/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { Contract } from './Contract.ts';
import { Money } from './Money.ts';
import { SaleAppointment } from './SaleAppointment.ts';
import { SaleCustomerBase } from './SaleCustomerBase.ts';

export const saleIdMin = 36;
export const saleIdMax = 36;

export const saleOrganizationUnitIdMax = 9007199254740991;

export const saleDateTimeMin = 20;
export const saleDateTimeMax = 35;

export const saleNameMax = 200;

export const saleAppointmentsMax = 50;



export const Sale = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.minLength(saleIdMin)).check(/*#__PURE__*/ zod.maxLength(saleIdMax)),
  "organizationUnitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(saleOrganizationUnitIdMax)),
  "dateTime": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.minLength(saleDateTimeMin)).check(/*#__PURE__*/ zod.maxLength(saleDateTimeMax)),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(saleNameMax)),
  "totalPrice": Money,
  "customerBaseDto": SaleCustomerBase,
  "contract": /*#__PURE__*/ zod.union([Contract,/*#__PURE__*/ zod.null()]),
  "appointments": /*#__PURE__*/ zod.array(SaleAppointment).check(/*#__PURE__*/ zod.maxLength(saleAppointmentsMax))
});

export type Sale = zod.input<typeof Sale>;
export type SaleOutput = zod.output<typeof Sale>;
