import { styled } from '@mui/material/styles';
import { useGetStaticImage } from '@studio-portal/sdk/api/maps';
import { radii } from '@studio-portal/ui/tokens';
import { useEffect, useState } from 'react';
import { setting } from '../../lib/setting.ts';
import { type Found, onMap, type Position } from './distance.ts';

/** Of the picture, in CSS pixels (specification 1, section 9: zoom 12, height 333, at most 1280 wide). */
const size = { zoom: 12, width: 1280, height: 333 } as const;

const Frame = styled('div')(({ theme }) => ({
  position: 'relative',
  height: size.height,
  overflow: 'hidden',
  borderRadius: radii.card,
  backgroundColor: theme.vars.palette.background.muted,
}));

/** The middle of the picture stays in the middle, however wide the page is. */
const Sheet = styled('div')({
  position: 'absolute',
  left: '50%',
  width: size.width,
  height: size.height,
  marginLeft: -size.width / 2,
});

const Pin = styled('span')(({ theme }) => ({
  position: 'absolute',
  width: 28,
  height: 28,
  margin: '-28px 0 0 -14px',
  display: 'grid',
  placeItems: 'center',
  borderRadius: '50% 50% 50% 0',
  transform: 'rotate(-45deg)',
  backgroundColor: theme.vars.palette.highlight.main,
  color: theme.vars.palette.highlight.contrastText,
  border: `2px solid ${theme.vars.palette.background.paper}`,
  fontSize: '0.8125rem',
  fontWeight: 700,
  '& > span': { transform: 'rotate(45deg)' },
}));

/** A picture that has been received; its address lives as long as it is shown. */
function Received({ blob }: { blob: Blob }) {
  const [url] = useState(() => URL.createObjectURL(blob));
  useEffect(() => () => URL.revokeObjectURL(url), [url]);
  return <img src={url} width={size.width} height={size.height} alt="" />;
}

/**
 * The map around a place with the studios on it, numbered as in the list below, which says the same in words; so the map itself is
 * for the eyes alone. Nothing is shown when the maps service fails.
 */
export function StudioMap({ centre, found }: { centre: Position; found: readonly Found[] }) {
  const { data, isError } = useGetStaticImage(
    {
      longitude: centre.longitude,
      latitude: centre.latitude,
      zoom: size.zoom,
      width: size.width,
      height: size.height,
      token: setting('maps-token'),
    },
    { query: { staleTime: Number.POSITIVE_INFINITY, retry: false } },
  );
  if (isError) return null;
  return (
    <Frame aria-hidden>
      <Sheet>
        {data && <Received key={`${centre.longitude} ${centre.latitude}`} blob={data} />}
        {found.map(({ studio }, index) => {
          const point = studio.coordinates && onMap(studio.coordinates, centre, size);
          return (
            point && (
              <Pin key={studio.studioUuid} style={{ left: point.x, top: point.y }}>
                <span>{index + 1}</span>
              </Pin>
            )
          );
        })}
      </Sheet>
    </Frame>
  );
}
