import { ConfirmProvider } from '@studio-portal/ui/useConfirm';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { cancelMessages } from './cancelMessages.ts';

/** Provides the confirmation dialog for the CancelButtons below it. */
export function CancelDialogs({ children }: { children: ReactNode }) {
  const intl = useIntl();
  return (
    <ConfirmProvider
      confirmLabel={intl.formatMessage(cancelMessages.confirm)}
      cancelLabel={intl.formatMessage(cancelMessages.keep)}
    >
      {children}
    </ConfirmProvider>
  );
}
