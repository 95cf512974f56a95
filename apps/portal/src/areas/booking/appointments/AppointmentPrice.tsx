import type { AppointmentPriceState } from '@studio-portal/sdk/types';
import { FormattedMessage } from 'react-intl';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { PriceLabel } from '../../checkout/flow/PriceLabel.tsx';
import { toMoney } from '../courses/bookingState.ts';
import { messages } from './viewMessages.ts';

/** What a kind of appointment costs whoever holds nothing for it: an amount, "free", or that it is for members. */
export function AppointmentPrice({ price }: { price: AppointmentPriceState }) {
  const { studio } = useStudio();
  const money = toMoney(price, studio.currencyCode);
  return money ? <PriceLabel price={money} /> : <FormattedMessage {...messages.membersOnly} />;
}
