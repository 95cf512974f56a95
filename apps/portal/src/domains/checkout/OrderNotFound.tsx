import Button from '@mui/material/Button';
import { ResultMark } from '@studio-portal/ui/ResultMark';
import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { Link } from 'react-router';
import { resultMessages } from './resultMessages.ts';
import { ResultRoom } from './ResultRoom.tsx';

interface OrderNotFoundProps {
  description?: ReactNode;
  /** Where to go on. */
  to: string;
  label: MessageDescriptor;
  onLeave?: () => void;
}

/** An address that names no order which the reader may see, and the way on. */
export const OrderNotFound = ({ description, to, label, onLeave }: OrderNotFoundProps) => (
  <ResultRoom>
    <ResultMark
      kind="failure"
      titleComponent="h1"
      title={<FormattedMessage {...resultMessages.unknownOrder} />}
      description={description}
      actions={
        <Button
          variant="contained"
          component={Link}
          to={to}
          {...(onLeave ? { onClick: onLeave } : {})}
        >
          <FormattedMessage {...label} />
        </Button>
      }
    />
  </ResultRoom>
);
