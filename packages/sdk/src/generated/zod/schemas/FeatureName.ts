/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const FeatureName = /*#__PURE__*/ zod.enum(['COMPENSATION', 'LOYALTY_PROGRAM', 'TRIAL_SESSION', 'SELF_SERVICE_CONTRACT_NEW', 'TRACKING_EVENTS', 'LEGAL_INFOS', 'GA4', 'IS_DEV', 'SPONSORING', 'VACCINATION_CERTIFICATE', 'PRIVACY_MYSPORTS_RENAME', 'ACCESS_REFUSAL_NOTIFICATION', 'IDLE_PERIODS_SPLIT', 'MIGRATE_REACT_SLCT']);

export type FeatureName = zod.input<typeof FeatureName>;
export type FeatureNameOutput = zod.output<typeof FeatureName>;
