/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { EmailAddress } from './EmailAddress.ts';

export const connectWithEmailRequestStudioIdMax = 9007199254740991;



export const ConnectWithEmailRequest = /*#__PURE__*/ zod.object({
  "studioId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(connectWithEmailRequestStudioIdMax)),
  "email": EmailAddress
});

export type ConnectWithEmailRequest = zod.input<typeof ConnectWithEmailRequest>;
export type ConnectWithEmailRequestOutput = zod.output<typeof ConnectWithEmailRequest>;
