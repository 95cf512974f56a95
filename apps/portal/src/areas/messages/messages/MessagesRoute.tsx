import { MessagesPage } from './MessagesPage.tsx';

/** What the studio tells the member. */
export const MessagesRoute = () => <MessagesPage />;
