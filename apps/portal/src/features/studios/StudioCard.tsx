import { styled } from '@mui/material/styles';
import type { PortalStudio } from '@studio-portal/sdk/types';
import { Picture } from '@studio-portal/ui/Picture';
import { radii, space } from '@studio-portal/ui/tokens';
import { Link } from 'react-router';
import { path } from '../../app/paths.ts';
import { addressLines } from '../../lib/studio/addressLines.ts';
import { OpenNow } from '../../lib/studio/OpenNow.tsx';

const Card = styled('li')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gap: space(12),
  alignContent: 'start',
  listStyle: 'none',
  '& img': { borderRadius: radii.card },
  '& h2': { ...theme.typography.h3, margin: 0 },
  '& p': { margin: 0, color: theme.vars.palette.text.secondary },
  '& h2 a': { color: 'inherit', textDecoration: 'none' },
  // The whole card is the link's area.
  '& h2 a::after': { content: '""', position: 'absolute', inset: 0, borderRadius: radii.card },
  '&:hover h2 a': { textDecoration: 'underline' },
}));

/** A studio to be chosen: what it looks like, where it is, and whether it is open. */
export function StudioCard({ studio }: { studio: PortalStudio }) {
  const { address, image } = studio;
  return (
    <Card>
      {image && (
        <Picture
          small={{ src: image.url, width: image.width }}
          large={{ src: image.urlLarge, width: image.width * 2 }}
          width={image.width}
          height={image.height}
          sizes="(min-width: 992px) 380px, 100vw"
          alt=""
        />
      )}
      <div>
        <h2>
          <Link to={path('studio', { studioUuid: studio.studioUuid })}>{studio.name}</Link>
        </h2>
        <p>{addressLines(address).join(', ')}</p>
        <p>
          <OpenNow hours={studio.closingHoursDtos} zone={studio.zoneId} />
        </p>
      </div>
    </Card>
  );
}
