import { ResultMark, type ResultMarkProps } from '@studio-portal/ui/ResultMark';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { resultMessages } from './resultMessages.ts';
import { ResultRoom } from './ResultRoom.tsx';

interface BookingMarkProps extends Omit<ResultMarkProps, 'titleComponent' | 'reference'> {
  /** Identifies the booking or the order; what is quoted is its beginning. */
  uuid: string;
  /** After all else. */
  after?: ReactNode;
}

/** The page of what has become of a booking, with its reference. */
export const BookingMark = ({ uuid, after, ...mark }: BookingMarkProps) => (
  <ResultRoom>
    <ResultMark
      {...mark}
      titleComponent="h1"
      reference={{
        label: <FormattedMessage {...resultMessages.reference} />,
        value: uuid.slice(0, 8).toUpperCase(),
      }}
    />
    {after}
  </ResultRoom>
);
