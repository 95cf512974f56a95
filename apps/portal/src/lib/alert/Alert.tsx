import { styled } from '@mui/material/styles';
import { Suspense } from 'react';
import { lazyPart } from '../lazyPart.ts';
import type { AlertProps } from './AlertBox.tsx';

const AlertBox = lazyPart(() => import('./AlertBox.tsx'), 'AlertBox');

/** The room that the box takes, so that nothing moves when it comes. */
const Words = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  padding: '14px 16px 14px 50px',
}));

/**
 * What a page says in place: screen readers hear an error at once, all else when they pause. The box around it is fetched when it is
 * needed. What need not be answered nor stay is told by `notices.ts`.
 */
export const Alert = (props: AlertProps) => (
  <div role={props.kind === 'error' ? 'alert' : 'status'}>
    {Boolean(props.children) && (
      <Suspense fallback={<Words>{props.children}</Words>}>
        <AlertBox {...props} />
      </Suspense>
    )}
  </div>
);
