/** Generated from api-spec. Do not edit; run `npm run gen`. */

import {
  WhitelabelConfig
} from './schemas/WhitelabelConfig.ts';



/**
 * Public, and the first call of a client; every other call depends on it. The brand is found by the override id, the facility group, the tenant or the host name; the first one sent decides, known or not. Any status other than 200 means no brand.
 * @summary The brand for this request
 */
export const GetWhitelabelConfigResponse = WhitelabelConfig
