/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { EmailAddress } from './EmailAddress.ts';

export const AdditionalEmailRequest = /*#__PURE__*/ zod.object({
  "email": EmailAddress
});

export type AdditionalEmailRequest = zod.input<typeof AdditionalEmailRequest>;
export type AdditionalEmailRequestOutput = zod.output<typeof AdditionalEmailRequest>;
