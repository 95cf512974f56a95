import { CheckinPage } from './CheckinPage.tsx';

/** Route of the check-in page. */
export const CheckinRoute = () => <CheckinPage />;
