import type { FeatureName, FeatureState } from '@studio-portal/sdk/types';
import type { Environment } from '../browser/environment.ts';

export type FeatureCheck = (name: FeatureName) => boolean;

/** Features that are on in development only, unless the backend decides otherwise (spec 6). */
const devFeatures: ReadonlySet<FeatureName> = new Set([
  'SPONSORING',
  'VACCINATION_CERTIFICATE',
  'TRACKING_EVENTS',
  'GA4',
]);

/**
 * Returns a check that asks the backend's states first, then the defaults of the environment; any
 * other feature is on. In production PRIVACY_MYSPORTS_RENAME is on for three tenants that the
 * specification does not name, so it stays off there until the backend enables it.
 */
export function featureCheck(
  states: readonly FeatureState[],
  environment: Environment,
): FeatureCheck {
  const enabledByName = new Map(states.map(({ name, enabled }) => [name, enabled]));
  return (name) => {
    const enabled = enabledByName.get(name);
    if (enabled !== undefined) return enabled;
    if (name === 'IS_DEV') return environment === 'dev';
    if (devFeatures.has(name)) return environment === 'dev';
    return name !== 'PRIVACY_MYSPORTS_RENAME' || environment !== 'prod';
  };
}
