import { MessagesPage } from './MessagesPage.tsx';

/** Messages of the studio to the member. */
export const MessagesRoute = () => <MessagesPage />;
