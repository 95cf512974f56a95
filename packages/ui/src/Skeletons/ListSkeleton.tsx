import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { controls, radii, space } from '../theme/tokens.ts';

const Frame = styled('div')(({ theme }) => ({
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radii.card,
  '& > div + div': { borderTop: `1px solid ${theme.vars.palette.divider}` },
}));

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space(8)} ${space(16)}`,
  padding: `${space(16)} ${space(24)}`,
  '& > :first-of-type': { flex: '1 1 200px' },
  [theme.breakpoints.down('sm')]: { paddingInline: space(16) },
}));

/** The shape of a framed list that is still to come: in each row a name, what is said of it and what can be done with it. */
export const ListSkeleton = ({ rows = 2 }: { rows?: number }) => (
  <Frame>
    {Array.from({ length: rows }, (_, index) => (
      <Row key={index}>
        <div>
          <Skeleton width={`${70 - index * 12}%`} height={24} />
          <Skeleton width="35%" />
        </div>
        <Skeleton
          variant="rounded"
          width={controls.buttonMinWidth}
          height={controls.buttonHeight.medium}
        />
      </Row>
    ))}
  </Frame>
);
