import Button from '@mui/material/Button';
import type { StreamingAppointment } from '@studio-portal/sdk/types';
import { Icon } from '@studio-portal/ui/Icon';
import { linkTarget } from '@studio-portal/ui/linkTarget';
import { Video } from 'lucide';
import { FormattedMessage } from 'react-intl';
import { Moment } from '../../../lib/dates/Moment.tsx';
import { ScreenReaderContext } from '../../../lib/page/ScreenReaderContext.tsx';
import { useNow } from '../../../lib/dates/useNow.ts';
import { messages } from './messages.ts';
import { streamState } from './streamState.ts';

/**
 * Links to a stream while it is open; otherwise says when it opens, in minutes during the last
 * hour, or that it is over.
 */
export function StreamEntry({ appointment }: { appointment: StreamingAppointment }) {
  const state = streamState(appointment, useNow());
  switch (state.kind) {
    case 'over':
      return (
        <span>
          <FormattedMessage {...messages.over} />
        </span>
      );
    case 'upcoming':
      return (
        <span>
          {state.minutes === undefined ? (
            <FormattedMessage
              {...messages.opens}
              values={{
                when: <Moment at={state.opensAt} zone={appointment.studio.zoneId} inSentence />,
              }}
            />
          ) : (
            <FormattedMessage {...messages.opensIn} values={{ minutes: state.minutes }} />
          )}
        </span>
      );
    case 'open':
      // Never open anything but a web address.
      return linkTarget(state.address) === 'external' ? (
        <Button
          variant="contained"
          href={state.address}
          target="_blank"
          rel="noopener noreferrer"
          startIcon={<Icon of={Video} size={18} />}
        >
          <FormattedMessage {...messages.join} />
          <ScreenReaderContext name={appointment.name} />
        </Button>
      ) : null;
    default:
      return state satisfies never;
  }
}
