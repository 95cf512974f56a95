import { ReferralProgramPage } from './ReferralProgramPage.tsx';

/** Inviting friends. */
export const ReferralProgramRoute = () => <ReferralProgramPage />;
