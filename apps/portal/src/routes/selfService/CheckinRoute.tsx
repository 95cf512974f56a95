import { CheckinPage } from '../../features/checkin/CheckinPage.tsx';

/** Coming to the studio. */
export const CheckinRoute = () => <CheckinPage />;
