import { styled } from '@mui/material/styles';
import { Suspense } from 'react';
import { lazyNamed } from '../browser/lazyNamed.ts';
import type { AlertProps } from './AlertBox.tsx';

/** The room that the box takes, so that nothing moves when it comes. */
const Words = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  padding: '14px 16px 14px 50px',
}));

/** Where the box does not come, its words stand without it: nothing that is typed around them is given up for a frame. */
const plain = { AlertBox: ({ children }: AlertProps) => <Words>{children}</Words> };

const AlertBox = lazyNamed(() => import('./AlertBox.tsx').catch(() => plain), 'AlertBox');

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
