/** Generated from api-spec. Do not edit; run `npm run gen`. */

import {
  WhitelabelConfig
} from '../schemas/WhitelabelConfig.ts';


/**
 * For anybody, and the first call of a client; every other call waits for it. The brand is found by the override id, else by the facility group, else by the tenant, else by the host name; the first that is sent decides, known or not. Any status but 200 yields no brand.
 * @summary The brand for this request
 */
export const GetWhitelabelConfigResponse = WhitelabelConfig
