/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { MasterDataField } from './MasterDataField.ts';

export const masterDataValidationMissingFieldsMax = 10;



export const MasterDataValidation = /*#__PURE__*/ zod.object({
  "valid": /*#__PURE__*/ zod.boolean(),
  "missingFields": /*#__PURE__*/ zod.array(MasterDataField).check(/*#__PURE__*/ zod.maxLength(masterDataValidationMissingFieldsMax))
});

export type MasterDataValidation = zod.input<typeof MasterDataValidation>;
export type MasterDataValidationOutput = zod.output<typeof MasterDataValidation>;
