import { CreditPage } from '../../features/consumptionCredit/CreditPage.tsx';

/** What a member has to spend. */
export const CreditRoute = () => <CreditPage />;
