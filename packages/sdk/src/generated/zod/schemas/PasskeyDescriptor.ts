/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { PasskeyTransport } from './PasskeyTransport.ts';

export const passkeyDescriptorIdMin = 16;
export const passkeyDescriptorIdMax = 1400;


export const passkeyDescriptorIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9_-]+$');
export const passkeyDescriptorTransportsMax = 7;



export const PasskeyDescriptor = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(passkeyDescriptorIdMin)).check(/*#__PURE__*/ zod.maxLength(passkeyDescriptorIdMax)).check(/*#__PURE__*/ zod.regex(passkeyDescriptorIdRegExp)),
  "type": /*#__PURE__*/ zod.enum(['public-key']),
  "transports": /*#__PURE__*/ zod.array(PasskeyTransport).check(/*#__PURE__*/ zod.maxLength(passkeyDescriptorTransportsMax))
});

export type PasskeyDescriptor = zod.input<typeof PasskeyDescriptor>;
export type PasskeyDescriptorOutput = zod.output<typeof PasskeyDescriptor>;
