import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { controls, radii, space } from '../theme/tokens.ts';

const Root = styled('div')({ display: 'grid', gap: space(16), justifyItems: 'start' });

/** Placeholder for a result (`ResultMark`): icon, heading, text, subject, action. */
export const ResultSkeleton = () => (
  <Root>
    <Skeleton variant="circular" width={64} height={64} />
    <Skeleton width="55%" height={48} />
    <Skeleton width="80%" height={24} />
    <Skeleton
      variant="rounded"
      width="100%"
      height={160}
      sx={{ borderRadius: radii.card, mt: 2 }}
    />
    <Skeleton
      variant="rounded"
      width={controls.mainButtonWidth}
      height={controls.buttonHeight.medium}
    />
  </Root>
);
