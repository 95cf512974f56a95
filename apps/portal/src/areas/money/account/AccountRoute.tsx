import { AccountPage } from './AccountPage.tsx';

/** What was charged and paid. */
export const AccountRoute = () => <AccountPage />;
