import { styled } from '@mui/material/styles';
import Button from '@mui/material/Button';
import type { Message } from '@studio-portal/sdk/types';
import { Tag } from '@studio-portal/ui/Tag';
import { TimedRow } from '@studio-portal/ui/TimedRow';
import { space } from '@studio-portal/ui/tokens';
import { FormattedMessage, useIntl } from 'react-intl';
import { formatInstant } from '../../../lib/dates/dates.ts';
import { ScreenReaderContext } from '../../../lib/page/ScreenReaderContext.tsx';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { messageAddress } from './messageAddress.ts';
import { messages } from './messages.ts';
import type { Deletion } from './useDeletion.ts';

const Deleted = styled('li')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(8),
  paddingBlock: space(16),
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  color: theme.vars.palette.text.secondary,
  listStyle: 'none',
  overflowWrap: 'anywhere',
}));

/** Row of a message that links to it; once deleted, a notice with an undo button. */
export function MessageRow({ message, deletion }: { message: Message; deletion: Deletion }) {
  const intl = useIntl();
  const { studio, studioUuid } = useStudio();
  const { id, subject, sendDateTime, readDateTime } = message;
  const sent = (options: Intl.DateTimeFormatOptions) =>
    formatInstant(sendDateTime, intl.locale, studio.zoneId, options);
  if (deletion.isDeleted(id))
    return (
      <Deleted>
        <span role="status">
          <FormattedMessage {...messages.removed} values={{ subject }} />
        </span>
        <Button variant="outlined" onClick={() => deletion.undo(id)}>
          <FormattedMessage {...messages.undo} />
          <ScreenReaderContext name={subject} />
        </Button>
      </Deleted>
    );
  return (
    <TimedRow
      start={sent({ day: 'numeric', month: 'short' })}
      end={sent({ year: 'numeric' })}
      title={subject}
      href={messageAddress(studioUuid, id)}
      meta={[sent({ timeStyle: 'short' })]}
      {...(readDateTime === null
        ? {
            badge: (
              <Tag>
                <FormattedMessage {...messages.unread} />
              </Tag>
            ),
          }
        : {})}
      action={
        <Button variant="text" color="inherit" onClick={() => deletion.remove(id)}>
          <FormattedMessage {...messages.remove} />
          <ScreenReaderContext name={subject} />
        </Button>
      }
    />
  );
}
