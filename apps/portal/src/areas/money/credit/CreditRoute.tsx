import { CreditPage } from './CreditPage.tsx';

/** What a member has to spend. */
export const CreditRoute = () => <CreditPage />;
