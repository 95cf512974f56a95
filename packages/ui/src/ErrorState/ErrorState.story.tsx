import Link from '@mui/material/Link';
import { ErrorState } from './ErrorState.tsx';

const labels = { traceId: 'Trace id', copy: 'Copy', copied: 'Copied' };

const failure = {
  title: 'The courses could not be loaded.',
  description: 'Check your connection and try again. If it stays like this, send us the trace id.',
  retryLabel: 'Try again',
  onRetry: () => undefined,
};

export const WithTrace = (
  <ErrorState
    {...failure}
    trace={{ id: '4f1c2a90-77d1-4b62', labels }}
    action={<Link href="#studio">Back to the studio</Link>}
  />
);
export const Plain = <ErrorState {...failure} />;
export const Retrying = <ErrorState {...failure} retrying />;
