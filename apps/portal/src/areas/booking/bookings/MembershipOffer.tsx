import Button from '@mui/material/Button';
import { useListContractOffers } from '@studio-portal/sdk/api/contract-offers';
import { formatPrice } from '@studio-portal/ui/formatPrice';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { useCanOpen } from '../../../lib/access/useCanOpen.ts';
import { path } from '../../../lib/address/paths.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { bookingMessages } from './bookingMessages.ts';

/**
 * Links to the memberships with the lowest monthly price, for what only members can book. Ignores
 * terms under a month, whose price is not monthly; renders nothing without a membership online.
 */
export function MembershipOffer() {
  const intl = useIntl();
  const { studio, studioUuid } = useStudio();
  const canSign = useCanOpen('contract');
  const { data = [] } = useListContractOffers(
    { organizationUnitId: studio.id },
    { query: { enabled: canSign } },
  );
  const [lowest] = data
    .flatMap(({ terms }) => terms)
    .filter(({ term: { termUnit } }) => termUnit === 'MONTH' || termUnit === 'YEAR')
    .map(({ monthlyPrice }) => monthlyPrice)
    .toSorted((one, other) => one.amount - other.amount);
  if (!canSign || !lowest) return null;
  return (
    <Button variant="outlined" component={Link} to={path('contract', { studioUuid })}>
      <FormattedMessage
        {...bookingMessages.becomeMember}
        values={{ price: formatPrice(lowest, intl.locale) }}
      />
    </Button>
  );
}
