import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import type { ReactNode } from 'react';

export interface AlertProps {
  /** `error`: it did not work. `warning`: something is in the way. `success`: it is done. `info`: good to know here. */
  kind: 'error' | 'warning' | 'success' | 'info';
  /** Above longer words. */
  title?: ReactNode;
  /** What can be done about it, beside the words: a button or two. */
  action?: ReactNode;
  /** Nothing is shown while there is nothing to say; the room for it is there, so that a screen reader hears what comes. */
  children: ReactNode;
}

/** The box of an alert; its words are a live region already. */
export const AlertBox = ({ kind, title, action, children }: AlertProps) => (
  <Alert severity={kind} role="presentation" action={action}>
    {title && <AlertTitle component="h2">{title}</AlertTitle>}
    {children}
  </Alert>
);
