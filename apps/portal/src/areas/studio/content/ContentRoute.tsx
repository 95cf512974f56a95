import { ContentPage } from './ContentPage.tsx';

/** Articles and videos of the studio for its members. */
export const ContentRoute = () => <ContentPage />;
