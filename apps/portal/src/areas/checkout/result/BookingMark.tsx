import { ResultMark, type ResultMarkProps } from '@studio-portal/ui/ResultMark';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { resultMessages } from './resultMessages.ts';
import { ResultRoom } from './ResultRoom.tsx';

interface BookingMarkProps extends Omit<ResultMarkProps, 'titleComponent' | 'reference'> {
  /** Id of the booking or order; its first characters are shown as reference. */
  uuid: string;
  /** Shown last. */
  after?: ReactNode;
}

/** Result page of a booking with its reference. */
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
