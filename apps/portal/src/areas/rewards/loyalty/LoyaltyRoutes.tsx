import { ActivitiesPage } from './ActivitiesPage.tsx';
import { LoyaltyPage } from './LoyaltyPage.tsx';
import { PointsPage } from './PointsPage.tsx';
import { PremiumsPage } from './PremiumsPage.tsx';

/** Loyalty program. */
export const LoyaltyProgramRoute = () => <LoyaltyPage />;
/** Rewards that points can be spent on. */
export const LoyaltyPremiumsRoute = () => <PremiumsPage />;
/** History of points. */
export const LoyaltyPointsRoute = () => <PointsPage />;
/** Activities that earn points. */
export const LoyaltyActivitiesRoute = () => <ActivitiesPage />;
