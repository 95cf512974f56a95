import { lazy, type ReactNode, Suspense } from 'react';
import { loadPart } from './loadPart.ts';

const Alert = lazy(() => loadPart(() => import('@mui/material/Alert')));

/** What went wrong, told at once to screen readers; the box around it is fetched when it is needed. */
export const ErrorAlert = ({ children }: { children: ReactNode }) => (
  <div role="alert">
    <Suspense fallback={children}>
      <Alert severity="error" role="presentation">
        {children}
      </Alert>
    </Suspense>
  </div>
);
