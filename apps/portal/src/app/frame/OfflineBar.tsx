import { styled } from '@mui/material/styles';
import { space } from '@studio-portal/ui/tokens';
import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useOnline } from '../../lib/browser/useOnline.ts';
import { notify } from '../../lib/browser/notices.ts';
import { messages } from './messages.ts';

const Bar = styled('div')(({ theme }) => ({
  // Like the cookie notice: in the flow's end and sticky, so that it hides nothing for good.
  position: 'sticky',
  // Above the bar with the button of a flow, where a phone has one (packages/ui, ActionBar).
  bottom: 0,
  [theme.breakpoints.down('md')]: { bottom: 'var(--studio-bottom-bar, 0px)' },
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

/** Says below whatever page, also one that could not start, that there is no network, and tells when it is back. */
export function OfflineBar() {
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
          <FormattedMessage {...messages.offline} />
        </p>
      )}
    </Bar>
  );
}
