import { styled } from '@mui/material/styles';
import { Suspense } from 'react';
import { lazyNamed } from '../browser/lazyNamed.ts';
import type { AlertProps } from './AlertBox.tsx';

/** Reserves the space of the box, so that nothing shifts when it loads. */
const Words = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  padding: '14px 16px 14px 50px',
}));

/**
 * Shows plain text if the box fails to load, rather than losing form input around it to an error
 * page.
 */
const plain = { AlertBox: ({ children }: AlertProps) => <Words>{children}</Words> };

const AlertBox = lazyNamed(() => import('./AlertBox.tsx').catch(() => plain), 'AlertBox');

/**
 * Shows a message in the page. Screen readers announce errors at once and other kinds at the next
 * pause. The box loads on demand. For messages that need no answer and may disappear use
 * `notices.ts`.
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
