import { SiteLink } from '@studio-portal/ui/SiteLink';
import { FormattedMessage } from 'react-intl';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { directionsMessages } from './directionsMessages.ts';
import { mapsUrl } from './mapsUrl.ts';

/** Link to directions to the studio, in a new tab. */
export function DirectionsLink() {
  const { studio } = useStudio();
  return (
    <SiteLink href={mapsUrl(studio.address)} newTab>
      <FormattedMessage {...directionsMessages.directions} />
    </SiteLink>
  );
}
