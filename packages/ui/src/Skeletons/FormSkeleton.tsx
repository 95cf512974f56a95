import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { controls, space } from '../theme/tokens.ts';

const Stack = styled('div')({ display: 'flex', flexDirection: 'column', gap: space(24) });

/** Placeholder for a form: several labels with fields. */
export function FormSkeleton({ fields = 4 }: { fields?: number }) {
  return (
    <Stack>
      {Array.from({ length: fields }, (_, index) => (
        <div key={index}>
          <Skeleton width={120} />
          <Skeleton variant="rounded" height={controls.textFieldHeight} />
        </div>
      ))}
      <Skeleton
        variant="rounded"
        width={controls.mainButtonWidth}
        height={controls.buttonHeight.large}
      />
    </Stack>
  );
}
