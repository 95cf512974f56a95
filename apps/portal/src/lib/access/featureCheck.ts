import type { FeatureName, FeatureState } from '@studio-portal/sdk/types';
import type { Environment } from '../browser/environment.ts';

/** Whether a feature is on. */
export type FeatureCheck = (name: FeatureName) => boolean;

/** Features that only developers see, unless the backend says otherwise (specification 1, section 6). */
const onlyInDev: ReadonlySet<FeatureName> = new Set([
  'SPONSORING',
  'VACCINATION_CERTIFICATE',
  'TRACKING_EVENTS',
  'GA4',
]);

/**
 * What the backend says counts; then the table of the environment; what neither knows is on. PRIVACY_MYSPORTS_RENAME is on in
 * production for three tenants whose names the specification does not show: there it is off until the backend says so.
 */
export function featureCheck(
  told: readonly FeatureState[],
  environment: Environment,
): FeatureCheck {
  const said = new Map(told.map(({ name, enabled }) => [name, enabled]));
  return (name) => {
    const enabled = said.get(name);
    if (enabled !== undefined) return enabled;
    if (name === 'IS_DEV') return environment === 'dev';
    if (onlyInDev.has(name)) return environment === 'dev';
    return name !== 'PRIVACY_MYSPORTS_RENAME' || environment !== 'prod';
  };
}
