import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { space } from '../theme/tokens.ts';

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '56px 4px 1fr',
  gap: space(16),
  paddingBlock: space(16),
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
}));

/** The shape of a list of `TimedRow`s that is still to come. */
export function RowsSkeleton({ rows = 5 }: { rows?: number }) {
  return Array.from({ length: rows }, (_, index) => (
    <Row key={index}>
      <Skeleton width={48} height={24} />
      <Skeleton variant="rounded" width={4} height={56} />
      <div>
        <Skeleton width={`${58 - (index % 3) * 12}%`} height={24} />
        <Skeleton width={`${40 - (index % 2) * 10}%`} />
      </div>
    </Row>
  ));
}
