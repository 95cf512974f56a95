import Button from '@mui/material/Button';
import { formatPrice } from '@studio-portal/ui/formatPrice';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { path } from '../../../lib/address/paths.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { useLowestMonthlyPrice } from '../../studio/shared/useLowestMonthlyPrice.ts';
import { bookingMessages } from './bookingMessages.ts';

/**
 * Links to the memberships with the lowest monthly price, for what only members can book; renders
 * nothing without a membership online.
 */
export function MembershipOffer() {
  const intl = useIntl();
  const { studioUuid } = useStudio();
  const lowest = useLowestMonthlyPrice();
  if (!lowest) return null;
  return (
    <Button variant="outlined" component={Link} to={path('contract', { studioUuid })}>
      <FormattedMessage
        {...bookingMessages.becomeMember}
        values={{ price: formatPrice(lowest, intl.locale) }}
      />
    </Button>
  );
}
