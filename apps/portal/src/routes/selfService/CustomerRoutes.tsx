import { AddressPage } from '../../features/customerData/AddressPage.tsx';
import { ContactPage } from '../../features/customerData/ContactPage.tsx';
import { PaymentDataPage } from '../../features/customerData/PaymentDataPage.tsx';
import { PersonalPage } from '../../features/customerData/PersonalPage.tsx';

/** Who the member is. */
export const CustomerPersonalRoute = () => <PersonalPage />;
/** Where they live. */
export const CustomerAddressRoute = () => <AddressPage />;
/** How the studio reaches them. */
export const CustomerContactRoute = () => <ContactPage />;
/** How their membership is paid. */
export const CustomerPaymentRoute = () => <PaymentDataPage />;
