import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { FramedList, FramedRow } from '../FramedList/FramedList.tsx';
import { controls } from '../theme/tokens.ts';

const Row = styled(FramedRow)({ '& > :first-of-type': { flex: '1 1 200px' } });

/** Placeholder for a framed list: each row with name, details and actions. */
export const ListSkeleton = ({ rows = 2 }: { rows?: number }) => (
  <FramedList as="div">
    {Array.from({ length: rows }, (_, index) => (
      <Row as="div" key={index}>
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
  </FramedList>
);
