import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { controls, space } from '../theme/tokens.ts';

const Stack = styled('div')({ display: 'flex', flexDirection: 'column', gap: space(24) });

/** The shape of a form that is still to come: a label and a field, several times. */
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
