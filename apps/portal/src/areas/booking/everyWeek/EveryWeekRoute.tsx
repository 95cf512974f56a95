import { EveryWeekPage } from './EveryWeekPage.tsx';

/** Shows the classes that are booked for the member every week. */
export const EveryWeekRoute = () => <EveryWeekPage />;
