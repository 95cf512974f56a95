import { CheckinPage } from './CheckinPage.tsx';

/** Coming to the studio. */
export const CheckinRoute = () => <CheckinPage />;
