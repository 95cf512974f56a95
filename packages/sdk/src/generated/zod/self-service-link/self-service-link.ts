/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

import {
  SelfServiceConfiguration
} from '../schemas/SelfServiceConfiguration.ts';


/**
 * For anybody who has the link that a studio has sent. What can be done by it, each with the secret that its calls take, the studio to turn to, and of the person no more than the first letters. Changes nothing.
 * @summary What a link lets a member do
 */
export const getSelfServiceConfigurationPathTokenMin = 32;
export const getSelfServiceConfigurationPathTokenMax = 64;


export const getSelfServiceConfigurationPathTokenRegExp = /*#__PURE__*/ new RegExp('^ssl_[A-Za-z0-9_-]{28,60}$');


export const GetSelfServiceConfigurationParams = /*#__PURE__*/ zod.object({
  "token": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(getSelfServiceConfigurationPathTokenMin)).check(/*#__PURE__*/ zod.maxLength(getSelfServiceConfigurationPathTokenMax)).check(/*#__PURE__*/ zod.regex(getSelfServiceConfigurationPathTokenRegExp)).check(/*#__PURE__*/ zod.describe('The secret of a link by which a member does without an account what the studio lets it be used for.'))
})

export const GetSelfServiceConfigurationResponse = SelfServiceConfiguration
