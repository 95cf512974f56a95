import { ActivitiesPage } from '../../features/loyalty/ActivitiesPage.tsx';
import { LoyaltyPage } from '../../features/loyalty/LoyaltyPage.tsx';
import { PointsPage } from '../../features/loyalty/PointsPage.tsx';
import { PremiumsPage } from '../../features/loyalty/PremiumsPage.tsx';

/** The loyalty programme. */
export const LoyaltyProgramRoute = () => <LoyaltyPage />;
/** What points can be spent on. */
export const LoyaltyPremiumsRoute = () => <PremiumsPage />;
/** How they were collected. */
export const LoyaltyPointsRoute = () => <PointsPage />;
/** What earns them. */
export const LoyaltyActivitiesRoute = () => <ActivitiesPage />;
