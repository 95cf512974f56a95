import { useListBookingPortalStudios } from '@studio-portal/sdk/api/studio-catalogue';
import { formatPrice } from '@studio-portal/ui/formatPrice';
import { SiteLink } from '@studio-portal/ui/SiteLink';
import { FormattedMessage, useIntl } from 'react-intl';
import { path } from '../../../lib/address/paths.ts';
import { useNow } from '../../../lib/dates/useNow.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { busyTexts } from '../shared/busyTexts.ts';
import { openState } from '../shared/openState.ts';
import { Rating } from '../shared/Rating.tsx';
import { useLowestMonthlyPrice } from '../shared/useLowestMonthlyPrice.ts';
import { useActiveCheckins } from '../utilization/useActiveCheckins.ts';
import { messages } from './messages.ts';

/**
 * Shows the rating of the studio. Searches the catalogue by name, since only it has ratings and no
 * call finds a studio in it by its id.
 */
export function BandRating() {
  const { studio } = useStudio();
  const { data } = useListBookingPortalStudios({ text: studio.name.slice(0, 100), size: 10 });
  const rating = data?.find(({ id }) => id === studio.id)?.rating;
  return rating ? <Rating rating={rating} /> : null;
}

/** Shows how busy an open studio is, if it publishes that. */
export function BandBusy() {
  const { studio } = useStudio();
  const isOpen = openState(studio.closingHoursDtos, useNow()).open;
  const active = useActiveCheckins();
  return isOpen && active ? (
    <>
      {' · '}
      <FormattedMessage {...busyTexts[active.level]} />
    </>
  ) : null;
}

/** Links to the memberships with their lowest price. */
export function BandPrice() {
  const intl = useIntl();
  const { studioUuid } = useStudio();
  const lowest = useLowestMonthlyPrice();
  return lowest ? (
    <SiteLink href={path('contract', { studioUuid })}>
      <FormattedMessage
        {...messages.membershipsFrom}
        values={{ price: formatPrice(lowest, intl.locale) }}
      />
    </SiteLink>
  ) : null;
}
