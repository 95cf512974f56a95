import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { controls, space } from '@studio-portal/ui/tokens';

/** Where to look for studios: a field, a button beside it (on a phone below), and what became of it in a line of its own. */
export const Where = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: space(12) });

/** How wide the field is. */
export const placeSize = { flex: '1 1 280px', maxWidth: 480 };

/** The room of field, button and line until they are here. */
export const WhereSkeleton = () => (
  <Where aria-hidden>
    <Skeleton variant="rounded" height={controls.textFieldHeight} sx={placeSize} />
    <Skeleton
      variant="rounded"
      height={controls.textFieldHeight}
      width={controls.buttonMinWidth}
      sx={{ flexGrow: { xs: 1, sm: 0 } }}
    />
    <span style={{ flexBasis: '100%' }} />
  </Where>
);
