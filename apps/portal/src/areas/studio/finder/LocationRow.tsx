import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { controls, space } from '@studio-portal/ui/tokens';

/**
 * Layout of the location search: a field, a button beside it (below on phones), and a status line.
 */
export const LocationRow = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: space(12) });

/** Width of the field. */
export const placeSize = { flex: '1 1 280px', maxWidth: 480 };

/** Reserves the space of field, button and status line. */
export const LocationSkeleton = () => (
  <LocationRow aria-hidden>
    <Skeleton variant="rounded" height={controls.textFieldHeight} sx={placeSize} />
    <Skeleton
      variant="rounded"
      height={controls.textFieldHeight}
      width={controls.buttonMinWidth}
      sx={{ flexGrow: { xs: 1, sm: 0 } }}
    />
    <span style={{ flexBasis: '100%' }} />
  </LocationRow>
);
