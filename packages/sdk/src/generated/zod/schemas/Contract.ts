/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { ContractExtension } from './ContractExtension.ts';
import { ContractPriceLine } from './ContractPriceLine.ts';
import { FlatFeeContract } from './FlatFeeContract.ts';
import { ModuleContract } from './ModuleContract.ts';
import { Money } from './Money.ts';
import { PaymentMethod } from './PaymentMethod.ts';
import { ReplacedContract } from './ReplacedContract.ts';
import { Term } from './Term.ts';

export const contractIdMax = 9007199254740991;

export const contractContractNumberMin = 4;
export const contractContractNumberMax = 40;

export const contractOrganizationUnitIdMax = 9007199254740991;

export const contractNameMax = 120;

export const contractStartDateMin = 10;
export const contractStartDateMax = 10;

export const contractEndDateMin = 10;
export const contractEndDateMax = 10;

export const contractCancelationDateMin = 10;
export const contractCancelationDateMax = 10;

export const contractLastPossibleCancelationDateMin = 10;
export const contractLastPossibleCancelationDateMax = 10;

export const contractContractStartDateOfUseMin = 10;
export const contractContractStartDateOfUseMax = 10;

export const contractLinesMax = 100;

export const contractModuleContractsMax = 50;

export const contractFlatFeeContractsMax = 50;

export const contractMandateReferenceMin = 8;
export const contractMandateReferenceMax = 35;

export const contractMaskedIbanMax = 60;

export const contractSignedAtMin = 20;
export const contractSignedAtMax = 35;

export const contractWithdrawalEndDateMin = 10;
export const contractWithdrawalEndDateMax = 10;



export const Contract = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(contractIdMax)),
  "contractNumber": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(contractContractNumberMin)).check(/*#__PURE__*/ zod.maxLength(contractContractNumberMax)),
  "organizationUnitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(contractOrganizationUnitIdMax)),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(contractNameMax)),
  "term": Term,
  "paymentFrequency": Term,
  "noticePeriod": Term,
  "extension": ContractExtension,
  "startDate": /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(contractStartDateMin)).check(/*#__PURE__*/ zod.maxLength(contractStartDateMax)),
  "endDate": /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(contractEndDateMin)).check(/*#__PURE__*/ zod.maxLength(contractEndDateMax)),
  "cancelationDate": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(contractCancelationDateMin)).check(/*#__PURE__*/ zod.maxLength(contractCancelationDateMax))),
  "lastPossibleCancelationDate": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(contractLastPossibleCancelationDateMin)).check(/*#__PURE__*/ zod.maxLength(contractLastPossibleCancelationDateMax))),
  "contractStartDateOfUse": /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(contractContractStartDateOfUseMin)).check(/*#__PURE__*/ zod.maxLength(contractContractStartDateOfUseMax)),
  "price": Money,
  "totalPrice": Money,
  "monthlyPrice": Money,
  "lines": /*#__PURE__*/ zod.array(ContractPriceLine).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(contractLinesMax)),
  "moduleContracts": /*#__PURE__*/ zod.array(ModuleContract).check(/*#__PURE__*/ zod.maxLength(contractModuleContractsMax)),
  "flatFeeContracts": /*#__PURE__*/ zod.array(FlatFeeContract).check(/*#__PURE__*/ zod.maxLength(contractFlatFeeContractsMax)),
  "paymentMethod": PaymentMethod,
  "mandateReference": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(contractMandateReferenceMin)).check(/*#__PURE__*/ zod.maxLength(contractMandateReferenceMax))),
  "maskedIban": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(contractMaskedIbanMax))),
  "signedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.minLength(contractSignedAtMin)).check(/*#__PURE__*/ zod.maxLength(contractSignedAtMax)),
  "withdrawalEndDate": /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(contractWithdrawalEndDateMin)).check(/*#__PURE__*/ zod.maxLength(contractWithdrawalEndDateMax)),
  "replaces": /*#__PURE__*/ zod.union([ReplacedContract,/*#__PURE__*/ zod.null()])
});

export type Contract = zod.input<typeof Contract>;
export type ContractOutput = zod.output<typeof Contract>;
