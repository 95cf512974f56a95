import { HistoryPage } from '../../features/checkinHistory/HistoryPage.tsx';

/** Past visits. */
export const CheckinHistoryRoute = () => <HistoryPage />;
