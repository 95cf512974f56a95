import { ReferralProgramPage } from '../../features/referralProgram/ReferralProgramPage.tsx';

/** Inviting friends. */
export const ReferralProgramRoute = () => <ReferralProgramPage />;
