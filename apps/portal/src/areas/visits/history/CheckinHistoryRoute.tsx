import { HistoryPage } from './HistoryPage.tsx';

/** Past visits. */
export const CheckinHistoryRoute = () => <HistoryPage />;
