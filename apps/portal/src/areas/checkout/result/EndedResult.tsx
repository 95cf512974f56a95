import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { Moment } from '../../../lib/dates/Moment.tsx';
import { BookingMark } from './BookingMark.tsx';

interface EndedResultProps {
  title: MessageDescriptor;
  /** Uses {name} and {when}. */
  text: MessageDescriptor;
  /** Id of the booking; its first characters are shown as reference. */
  uuid: string;
  name: string;
  /** Planned start; undefined for purchases without a time. */
  at: Date | undefined;
  /** Time zone of the studio. */
  zone: string;
  /** Reason and refund, if there is something to say. */
  reason?: string;
  /** Links to continue. */
  actions: ReactNode;
}

/** Result page of a booking that has ended: name, planned time, reference and links. */
export const EndedResult = ({
  title,
  text,
  uuid,
  name,
  at,
  zone,
  reason = '',
  actions,
}: EndedResultProps) => (
  <BookingMark
    kind="success"
    title={<FormattedMessage {...title} />}
    description={
      at && (
        <FormattedMessage
          {...text}
          values={{ name, when: <Moment at={at} zone={zone} inSentence /> }}
        />
      )
    }
    uuid={uuid}
    {...(reason === '' ? {} : { next: <Typography>{reason}</Typography> })}
    actions={actions}
  />
);
