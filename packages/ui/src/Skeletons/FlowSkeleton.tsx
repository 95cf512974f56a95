import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { contentWidth, radii, space } from '../theme/tokens.ts';
import { FormSkeleton } from './FormSkeleton.tsx';

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: `${space(32)} ${space(50)}`,
  maxWidth: contentWidth.wide,
  marginInline: 'auto',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1fr) 360px' },
}));

const Steps = styled('div')({ display: 'flex', gridColumn: '1 / -1', gap: space(8) });

const Form = styled('div')({ maxWidth: 640 });

const Card = styled(Skeleton)(({ theme }) => ({
  height: 420,
  borderRadius: radii.card,
  [theme.breakpoints.down('md')]: { display: 'none' },
}));

/** Placeholder for a flow's step (`FlowLayout`): steps, question, form, and summary. */
export const FlowSkeleton = () => (
  <Root>
    <Steps>
      {['contact', 'payment'].map((step) => (
        <Skeleton key={step} variant="rounded" height={4} sx={{ flex: 1 }} />
      ))}
    </Steps>
    <Form>
      <Skeleton width="60%" height={48} sx={{ mb: 3 }} />
      <FormSkeleton fields={4} />
    </Form>
    <Card variant="rounded" />
  </Root>
);
