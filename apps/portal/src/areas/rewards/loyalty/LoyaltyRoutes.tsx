import { ActivitiesPage } from './ActivitiesPage.tsx';
import { LoyaltyPage } from './LoyaltyPage.tsx';
import { PointsPage } from './PointsPage.tsx';
import { PremiumsPage } from './PremiumsPage.tsx';

/** The loyalty programme. */
export const LoyaltyProgramRoute = () => <LoyaltyPage />;
/** What points can be spent on. */
export const LoyaltyPremiumsRoute = () => <PremiumsPage />;
/** How they were collected. */
export const LoyaltyPointsRoute = () => <PointsPage />;
/** What earns them. */
export const LoyaltyActivitiesRoute = () => <ActivitiesPage />;
