/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { Passkey } from './Passkey.ts';

export const passkeysPasskeysMax = 20;



export const Passkeys = /*#__PURE__*/ zod.object({
  "passkeys": /*#__PURE__*/ zod.array(Passkey).check(/*#__PURE__*/ zod.maxLength(passkeysPasskeysMax))
});

export type Passkeys = zod.input<typeof Passkeys>;
export type PasskeysOutput = zod.output<typeof Passkeys>;
