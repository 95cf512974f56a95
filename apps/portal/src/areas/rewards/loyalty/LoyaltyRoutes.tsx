import { ActivitiesPage } from './ActivitiesPage.tsx';
import { LoyaltyGate } from './LoyaltyGate.tsx';
import { LoyaltyStatusPage } from './LoyaltyStatusPage.tsx';
import { PointsPage } from './PointsPage.tsx';
import { PremiumsPage } from './PremiumsPage.tsx';

/** Status of a member in the loyalty program. */
export const LoyaltyProgramRoute = () => (
  <LoyaltyGate>
    <LoyaltyStatusPage />
  </LoyaltyGate>
);

/** Rewards that points can be spent on. */
export const LoyaltyPremiumsRoute = () => (
  <LoyaltyGate>
    <PremiumsPage />
  </LoyaltyGate>
);

/** History of points. */
export const LoyaltyPointsRoute = () => (
  <LoyaltyGate>
    <PointsPage />
  </LoyaltyGate>
);

/** Activities that earn points. */
export const LoyaltyActivitiesRoute = () => (
  <LoyaltyGate>
    <ActivitiesPage />
  </LoyaltyGate>
);
