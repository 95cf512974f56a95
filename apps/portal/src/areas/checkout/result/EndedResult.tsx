import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { Moment } from '../../../lib/dates/Moment.tsx';
import { BookingMark } from './BookingMark.tsx';

interface EndedResultProps {
  title: MessageDescriptor;
  /** With {name} and {when}. */
  text: MessageDescriptor;
  /** Identifies the booking; what is quoted is its beginning. */
  uuid: string;
  name: string;
  /** When it was to begin; undefined for what is at no time. */
  at: Date | undefined;
  /** Of the studio. */
  zone: string;
  /** Why it ended and what came back, where there is something to tell. */
  told?: string;
  /** The ways on. */
  actions: ReactNode;
}

/** What is booked no more: what it was, when it was to be, its reference, and the ways on. */
export const EndedResult = ({
  title,
  text,
  uuid,
  name,
  at,
  zone,
  told = '',
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
    {...(told === '' ? {} : { next: <Typography>{told}</Typography> })}
    actions={actions}
  />
);
