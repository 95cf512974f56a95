import { styled } from '@mui/material/styles';
import { lowWindow, space } from '@studio-portal/ui/tokens';
import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useOnline } from '../../lib/browser/useOnline.ts';
import { notify } from '../../lib/browser/notices.ts';
import { messages } from './messages.ts';

const Bar = styled('div')(({ theme }) => ({
  // At the end of the flow and sticky, like the cookie notice, so that it covers nothing
  // permanently.
  position: 'sticky',
  // On phones above the action bar of a flow (packages/ui, ActionBar).
  bottom: 0,
  [theme.breakpoints.down('md')]: { bottom: 'var(--studio-bottom-bar, 0px)' },
  [lowWindow]: { position: 'static' },
  zIndex: theme.zIndex.appBar,
  '& > p': {
    margin: 0,
    padding: `${space(12)} ${space(24)}`,
    textAlign: 'center',
    fontWeight: 550,
    backgroundColor: theme.vars.palette.text.primary,
    color: theme.vars.palette.background.default,
  },
}));

/**
 * Shows on every page, including failed ones, that the device is offline, and notifies when it is
 * back online.
 * @param isPageLoading whether the page that is shown stays until the next one has loaded, which
 *   happens once there is a network again (`importWithRetry`)
 */
export function OfflineBar({ isPageLoading }: { isPageLoading: boolean }) {
  const intl = useIntl();
  const online = useOnline();
  const before = useRef(online);
  useEffect(() => {
    if (online && !before.current)
      notify({ type: 'success', title: intl.formatMessage(messages.backOnline) });
    before.current = online;
  }, [online, intl]);
  return (
    <Bar role="status">
      {!online && (
        <p>
          <FormattedMessage {...(isPageLoading ? messages.opensOnline : messages.offline)} />
        </p>
      )}
    </Bar>
  );
}
