/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { ContractOffer } from './ContractOffer.ts';
import { WidgetStudio } from './WidgetStudio.ts';

export const offersWidgetOffersMax = 50;



export const OffersWidget = /*#__PURE__*/ zod.object({
  "studio": WidgetStudio,
  "offers": /*#__PURE__*/ zod.array(ContractOffer).check(/*#__PURE__*/ zod.maxLength(offersWidgetOffersMax))
});

export type OffersWidget = zod.input<typeof OffersWidget>;
export type OffersWidgetOutput = zod.output<typeof OffersWidget>;
