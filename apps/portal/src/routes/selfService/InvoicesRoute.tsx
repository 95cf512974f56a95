import { InvoicesPage } from '../../features/invoices/InvoicesPage.tsx';

/** The invoices of the member. */
export const InvoicesRoute = () => <InvoicesPage />;
