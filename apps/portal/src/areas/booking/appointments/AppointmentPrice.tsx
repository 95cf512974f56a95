import type { AppointmentPrice as Price } from '@studio-portal/sdk/types';
import { FormattedMessage } from 'react-intl';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { PriceLabel } from '../../checkout/flow/PriceLabel.tsx';
import { toMoney } from '../bookings/prices.ts';
import { messages } from './viewMessages.ts';

/**
 * Shows the price of an appointment without a booking option: an amount, "free" or "members only".
 */
export function AppointmentPrice({ price }: { price: Price }) {
  const { studio } = useStudio();
  const money = toMoney(price, studio.currencyCode);
  return money ? <PriceLabel price={money} /> : <FormattedMessage {...messages.membersOnly} />;
}
