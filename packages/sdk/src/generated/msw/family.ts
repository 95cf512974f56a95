/** Generated from api-spec by codegen/finish.ts. Do not edit; run `npm run gen`. */

import { createMocks } from '../../runtime/mock.ts';
import { examples } from '../examples/family.ts';

export const { handlers, mock } = /*#__PURE__*/ createMocks(examples);
