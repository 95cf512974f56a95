import { PassesPage } from './PassesPage.tsx';

/** Shows the packs, day passes, vouchers and codes of rewards of the user. */
export const PassesRoute = () => <PassesPage />;
