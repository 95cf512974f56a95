import { AddressPage } from './AddressPage.tsx';
import { ContactPage } from './ContactPage.tsx';
import { PaymentDataPage } from './PaymentDataPage.tsx';
import { PersonalPage } from './PersonalPage.tsx';

/** Personal data of the member. */
export const CustomerPersonalRoute = () => <PersonalPage />;
/** Address of the member. */
export const CustomerAddressRoute = () => <AddressPage />;
/** Contact data of the member. */
export const CustomerContactRoute = () => <ContactPage />;
/** Payment data of the membership. */
export const CustomerPaymentRoute = () => <PaymentDataPage />;
