import { ContentPage } from './ContentPage.tsx';

/** What the studio gives its members to read and to watch. */
export const ContentRoute = () => <ContentPage />;
