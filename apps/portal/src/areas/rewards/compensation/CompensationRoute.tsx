import { CompensationPage } from './CompensationPage.tsx';

/** What a studio gives for a time in which it could not be used. */
export const CompensationRoute = () => <CompensationPage />;
