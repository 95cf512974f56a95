import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { controls, space } from '../theme/tokens.ts';
import { timedRowHeight } from '../TimedRow/timedRowHeight.ts';

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '52px 4px minmax(0, 1fr) auto',
  columnGap: space(16),
  alignItems: 'center',
  boxSizing: 'border-box',
  height: timedRowHeight.wide,
  paddingBlock: space(16),
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '&:last-of-type': { borderBottom: 0 },
  [theme.breakpoints.down('sm')]: { columnGap: space(12), height: timedRowHeight.phone },
}));

const Time = styled('div')({ alignSelf: 'start' });
const ColorBar = styled(Skeleton)({ alignSelf: 'stretch', height: 'auto' });

const Action = styled(Skeleton)(({ theme }) => ({
  [theme.breakpoints.down('sm')]: { gridColumn: '3 / -1' },
}));

/** Placeholder for a list of `TimedRow`s. */
export function RowsSkeleton({ rows = 5 }: { rows?: number }) {
  return Array.from({ length: rows }, (_, index) => (
    <Row key={index}>
      <Time>
        <Skeleton width={44} height={24} />
        <Skeleton width={36} />
      </Time>
      <ColorBar variant="rounded" width={4} />
      <div>
        <Skeleton width={`${58 - (index % 3) * 12}%`} height={24} />
        <Skeleton width={`${40 - (index % 2) * 10}%`} />
        <Skeleton width={`${34 - (index % 2) * 6}%`} />
      </div>
      <Action
        variant="rounded"
        width={controls.buttonMinWidth}
        height={controls.buttonHeight.medium}
      />
    </Row>
  ));
}
