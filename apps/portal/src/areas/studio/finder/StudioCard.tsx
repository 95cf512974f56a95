import { Tag } from '@studio-portal/ui/Tag';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { PictureCard } from '../../../lib/page/PictureCard.tsx';
import { Distance } from '../shared/Distance.tsx';
import { addressLines } from '../shared/addressLines.ts';
import { OpenNow } from '../shared/OpenNow.tsx';
import { Rating } from '../shared/Rating.tsx';
import { openState } from '../shared/openState.ts';
import { useNow } from '../../../lib/dates/useNow.ts';
import { BusyNow } from './BusyNow.tsx';
import type { StudioMatch } from '../shared/distance.ts';
import { messages } from './messages.ts';
import { studioHref } from './studioHref.ts';

/** Card of a studio: picture, address, distance, opening state and occupancy. */
export function StudioCard({
  found,
  isActive,
  onPoint,
  isHome,
  directory,
  important,
}: {
  found: StudioMatch;
  /** True if its pin on the map is pointed at. */
  isActive: boolean;
  onPoint: (studioUuids: readonly string[]) => void;
  /** True if this is the user's home studio. */
  isHome: boolean;
  /** Facility group of a booking portal, whose studios belong to many chains. */
  directory: string | undefined;
  /** True if its picture is the first of the page. */
  important: boolean;
}) {
  const intl = useIntl();
  const { studio, distance } = found;
  const { address, categories, image, rating } = studio;
  const isOpen = openState(studio.closingHoursDtos, useNow()).open;
  const home = studioHref(studio.studioUuid, directory);
  return (
    <PictureCard
      picture={image}
      important={important}
      data-studio={studio.studioUuid}
      data-active={isActive ? '' : undefined}
      onPointerEnter={() => onPoint([studio.studioUuid])}
      onPointerLeave={() => onPoint([])}
      onFocus={() => onPoint([studio.studioUuid])}
      onBlur={() => onPoint([])}
    >
      <h2>
        {directory === undefined ? (
          <Link to={home}>{studio.name}</Link>
        ) : (
          // Data of one chain does not apply to the next, so this is a full page load that keeps
          // the portal's brand.
          <a href={home}>{studio.name}</a>
        )}
      </h2>
      {rating.average !== null && (
        <p>
          <Rating rating={rating} />
        </p>
      )}
      {directory !== undefined && <p>{studio.tenantName}</p>}
      {isHome && <Tag>{intl.formatMessage(messages.homeStudio)}</Tag>}
      <p>{addressLines(address).join(', ')}</p>
      {categories.length > 0 && (
        <p>
          {intl.formatList(
            categories.map(({ name }) => name),
            { type: 'unit' },
          )}
        </p>
      )}
      {distance !== null && (
        <p>
          <Distance km={distance} />
        </p>
      )}
      <p>
        <OpenNow hours={studio.closingHoursDtos} zone={studio.zoneId} />
        {isOpen && <BusyNow studioId={studio.id} />}
      </p>
    </PictureCard>
  );
}
