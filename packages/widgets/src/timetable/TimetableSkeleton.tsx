import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { space } from '@studio-portal/ui/tokens';
import { rowHeight, shownRows } from './rowHeight.ts';

const Days = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  gap: space(4),
  maxWidth: 560,
  margin: `${space(8)} 0 ${space(16)}`,
});

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: space(16),
  boxSizing: 'border-box',
  height: rowHeight,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& > :nth-of-type(2)': { flex: 1 },
}));

/** Shapes of a week, as high as it. */
export function TimetableSkeleton() {
  return (
    <>
      <Skeleton width={180} height={40} />
      <Days>
        {Array.from({ length: 7 }, (_, index) => (
          <Skeleton key={index} variant="rounded" height={64} />
        ))}
      </Days>
      {Array.from({ length: shownRows }, (_, index) => (
        <Row key={index}>
          <Skeleton width={64} height={40} />
          <span>
            <Skeleton width={`${70 - (index % 3) * 15}%`} height={24} />
            <Skeleton width="40%" />
          </span>
          <Skeleton variant="rounded" width={96} height={40} />
        </Row>
      ))}
      <Skeleton width={140} height={56} />
    </>
  );
}
