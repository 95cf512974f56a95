import { MessagesPage } from '../../features/messages/MessagesPage.tsx';

/** What the studio tells the member. */
export const MessagesRoute = () => <MessagesPage />;
