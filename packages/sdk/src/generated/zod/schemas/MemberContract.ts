/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { ContractDocument } from './ContractDocument.ts';
import { ContractExitPromise } from './ContractExitPromise.ts';
import { ContractExtension } from './ContractExtension.ts';
import { ContractPriceChange } from './ContractPriceChange.ts';
import { ContractState } from './ContractState.ts';
import { ContractSuccessor } from './ContractSuccessor.ts';
import { FlatFeeContract } from './FlatFeeContract.ts';
import { MemberModuleContract } from './MemberModuleContract.ts';
import { Money } from './Money.ts';
import { PaymentMethod } from './PaymentMethod.ts';
import { ReplacedContract } from './ReplacedContract.ts';
import { Term } from './Term.ts';

export const memberContractIdMax = 9007199254740991;

export const memberContractContractNumberMin = 4;
export const memberContractContractNumberMax = 40;

export const memberContractOrganizationUnitIdMax = 9007199254740991;

export const memberContractStudioNameMax = 120;

export const memberContractNameMax = 120;

export const memberContractStartDateMin = 10;
export const memberContractStartDateMax = 10;

export const memberContractEndDateMin = 10;
export const memberContractEndDateMax = 10;

export const memberContractContractStartDateOfUseMin = 10;
export const memberContractContractStartDateOfUseMax = 10;

export const memberContractCancelationDateMin = 10;
export const memberContractCancelationDateMax = 10;

export const memberContractLastPossibleCancelationDateMin = 10;
export const memberContractLastPossibleCancelationDateMax = 10;

export const memberContractContractEndDateMin = 10;
export const memberContractContractEndDateMax = 10;

export const memberContractNextEndDateMin = 10;
export const memberContractNextEndDateMax = 10;

export const memberContractPriceChangesMax = 50;

export const memberContractModuleContractsMax = 50;

export const memberContractFlatFeeContractsMax = 50;

export const memberContractMandateReferenceMin = 8;
export const memberContractMandateReferenceMax = 35;

export const memberContractMaskedIbanMax = 60;

export const memberContractSignedAtMin = 20;
export const memberContractSignedAtMax = 35;

export const memberContractWithdrawalEndDateMin = 10;
export const memberContractWithdrawalEndDateMax = 10;

export const memberContractDocumentsMax = 2;

export const memberContractContractUuidMin = 36;
export const memberContractContractUuidMax = 36;



export const MemberContract = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(memberContractIdMax)),
  "contractNumber": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(memberContractContractNumberMin)).check(/*#__PURE__*/ zod.maxLength(memberContractContractNumberMax)),
  "organizationUnitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(memberContractOrganizationUnitIdMax)),
  "studioName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(memberContractStudioNameMax)),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(memberContractNameMax)),
  "state": ContractState,
  "term": Term,
  "paymentFrequency": Term,
  "noticePeriod": Term,
  "extension": ContractExtension,
  "startDate": /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(memberContractStartDateMin)).check(/*#__PURE__*/ zod.maxLength(memberContractStartDateMax)),
  "endDate": /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(memberContractEndDateMin)).check(/*#__PURE__*/ zod.maxLength(memberContractEndDateMax)),
  "contractStartDateOfUse": /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(memberContractContractStartDateOfUseMin)).check(/*#__PURE__*/ zod.maxLength(memberContractContractStartDateOfUseMax)),
  "cancelationDate": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(memberContractCancelationDateMin)).check(/*#__PURE__*/ zod.maxLength(memberContractCancelationDateMax))),
  "lastPossibleCancelationDate": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(memberContractLastPossibleCancelationDateMin)).check(/*#__PURE__*/ zod.maxLength(memberContractLastPossibleCancelationDateMax))),
  "contractEndDate": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(memberContractContractEndDateMin)).check(/*#__PURE__*/ zod.maxLength(memberContractContractEndDateMax))),
  "nextEndDate": /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(memberContractNextEndDateMin)).check(/*#__PURE__*/ zod.maxLength(memberContractNextEndDateMax)),
  "cancelable": /*#__PURE__*/ zod.boolean(),
  "withdrawable": /*#__PURE__*/ zod.boolean(),
  "price": Money,
  "monthlyPrice": Money,
  "priceChanges": /*#__PURE__*/ zod.array(ContractPriceChange).check(/*#__PURE__*/ zod.maxLength(memberContractPriceChangesMax)),
  "moduleContracts": /*#__PURE__*/ zod.array(MemberModuleContract).check(/*#__PURE__*/ zod.maxLength(memberContractModuleContractsMax)),
  "flatFeeContracts": /*#__PURE__*/ zod.array(FlatFeeContract).check(/*#__PURE__*/ zod.maxLength(memberContractFlatFeeContractsMax)),
  "paymentMethod": PaymentMethod,
  "mandateReference": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(memberContractMandateReferenceMin)).check(/*#__PURE__*/ zod.maxLength(memberContractMandateReferenceMax))),
  "maskedIban": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(memberContractMaskedIbanMax))),
  "signedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.minLength(memberContractSignedAtMin)).check(/*#__PURE__*/ zod.maxLength(memberContractSignedAtMax)),
  "withdrawalEndDate": /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(memberContractWithdrawalEndDateMin)).check(/*#__PURE__*/ zod.maxLength(memberContractWithdrawalEndDateMax)),
  "documents": /*#__PURE__*/ zod.array(ContractDocument).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(memberContractDocumentsMax)),
  "exitPromise": /*#__PURE__*/ zod.union([ContractExitPromise,/*#__PURE__*/ zod.null()]),
  "contractUuid": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.minLength(memberContractContractUuidMin)).check(/*#__PURE__*/ zod.maxLength(memberContractContractUuidMax)),
  "upgradable": /*#__PURE__*/ zod.boolean(),
  "replaces": /*#__PURE__*/ zod.union([ReplacedContract,/*#__PURE__*/ zod.null()]),
  "replacedBy": /*#__PURE__*/ zod.union([ContractSuccessor,/*#__PURE__*/ zod.null()])
});

export type MemberContract = zod.input<typeof MemberContract>;
export type MemberContractOutput = zod.output<typeof MemberContract>;
