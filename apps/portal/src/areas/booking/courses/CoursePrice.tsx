import type { BookableCourse } from '@studio-portal/sdk/types';
import { FormattedMessage } from 'react-intl';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { PriceLabel } from '../../checkout/flow/PriceLabel.tsx';
import { toMoney } from '../bookings/prices.ts';
import { stateMessages } from './stateMessages.ts';

/**
 * Shows what a course costs the user: "Included" with a booking option, an amount or "free". Renders
 * nothing if only members can book it.
 */
export function CoursePrice({ course }: { course: BookableCourse }) {
  const { studio } = useStudio();
  if (course.benefitBookingOptionType !== null)
    return <FormattedMessage {...stateMessages.included} />;
  const money = toMoney(course.price, studio.currencyCode);
  return money && <PriceLabel price={money} />;
}
