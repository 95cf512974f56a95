/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const IdlePeriodDocumentUpload = /*#__PURE__*/ zod.object({
  "document": /*#__PURE__*/ zod.instanceof(Blob)
});

export type IdlePeriodDocumentUpload = zod.input<typeof IdlePeriodDocumentUpload>;
export type IdlePeriodDocumentUploadOutput = zod.output<typeof IdlePeriodDocumentUpload>;
