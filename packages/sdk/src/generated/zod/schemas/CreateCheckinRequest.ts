/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { CheckinAction } from './CheckinAction.ts';

export const CreateCheckinRequest = /*#__PURE__*/ zod.object({
  "action": CheckinAction
});

export type CreateCheckinRequest = zod.input<typeof CreateCheckinRequest>;
export type CreateCheckinRequestOutput = zod.output<typeof CreateCheckinRequest>;
