import { AccountPage } from '../../features/account/AccountPage.tsx';

/** What was charged and paid. */
export const AccountRoute = () => <AccountPage />;
