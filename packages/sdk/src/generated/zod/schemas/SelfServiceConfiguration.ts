/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { ExternalStudio } from './ExternalStudio.ts';
import { SelfServiceAction } from './SelfServiceAction.ts';

export const selfServiceConfigurationNameMax = 120;

export const selfServiceConfigurationActionsMax = 10;

export const selfServiceConfigurationTokenValidUntilMin = 20;
export const selfServiceConfigurationTokenValidUntilMax = 35;



export const SelfServiceConfiguration = /*#__PURE__*/ zod.object({
  "studio": ExternalStudio,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(selfServiceConfigurationNameMax)),
  "actions": /*#__PURE__*/ zod.array(SelfServiceAction).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(selfServiceConfigurationActionsMax)),
  "tokenValidUntil": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.minLength(selfServiceConfigurationTokenValidUntilMin)).check(/*#__PURE__*/ zod.maxLength(selfServiceConfigurationTokenValidUntilMax))
});

export type SelfServiceConfiguration = zod.input<typeof SelfServiceConfiguration>;
export type SelfServiceConfigurationOutput = zod.output<typeof SelfServiceConfiguration>;
