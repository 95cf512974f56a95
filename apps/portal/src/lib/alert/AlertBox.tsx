import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import type { ReactNode } from 'react';

export interface AlertProps {
  /**
   * `error`: the action failed. `warning`: something prevents the action. `success`: the action is
   * done. `info`: useful here.
   */
  kind: 'error' | 'warning' | 'success' | 'info';
  /** Heading for longer text. */
  title?: ReactNode;
  /** One or two buttons beside the text. */
  action?: ReactNode;
  /**
   * Renders no box while empty, but keeps the live region so that screen readers announce later
   * content.
   */
  children: ReactNode;
}

/** The box around an alert's text. `Alert` provides the live region. */
export const AlertBox = ({ kind, title, action, children }: AlertProps) => (
  <Alert severity={kind} role="presentation" action={action}>
    {title && <AlertTitle component="h2">{title}</AlertTitle>}
    {children}
  </Alert>
);
