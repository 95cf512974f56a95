import { InvoicesPage } from './InvoicesPage.tsx';

/** The invoices of the member. */
export const InvoicesRoute = () => <InvoicesPage />;
