import { AddressPage } from './AddressPage.tsx';
import { ContactPage } from './ContactPage.tsx';
import { PaymentDataPage } from './PaymentDataPage.tsx';
import { PersonalPage } from './PersonalPage.tsx';

/** Who the member is. */
export const CustomerPersonalRoute = () => <PersonalPage />;
/** Where they live. */
export const CustomerAddressRoute = () => <AddressPage />;
/** How the studio reaches them. */
export const CustomerContactRoute = () => <ContactPage />;
/** How their membership is paid. */
export const CustomerPaymentRoute = () => <PaymentDataPage />;
