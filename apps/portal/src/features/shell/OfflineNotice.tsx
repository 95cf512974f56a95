import { styled } from '@mui/material/styles';
import { space } from '@studio-portal/ui/tokens';
import { useSyncExternalStore } from 'react';
import { FormattedMessage } from 'react-intl';
import { failureMessages } from '../../lib/apiErrors/messages.ts';

const Bar = styled('div')(({ theme }) => ({
  position: 'sticky',
  bottom: 0,
  zIndex: theme.zIndex.appBar,
  padding: `${space(12)} ${space(24)}`,
  textAlign: 'center',
  color: theme.vars.palette.background.default,
  backgroundColor: theme.vars.palette.text.primary,
}));

const changes = ['online', 'offline'] as const;

function onChange(tell: () => void): () => void {
  for (const name of changes) window.addEventListener(name, tell);
  return () => {
    for (const name of changes) window.removeEventListener(name, tell);
  };
}

/** Says at once that there is no network, also when a page that is still to be loaded waits for it in silence. */
export function OfflineNotice() {
  const online = useSyncExternalStore(onChange, () => navigator.onLine);
  return (
    <div role="status">
      {!online && (
        <Bar>
          <FormattedMessage {...failureMessages.unreachable} />
        </Bar>
      )}
    </div>
  );
}
