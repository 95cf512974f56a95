import Button from '@mui/material/Button';
import { ResultMark } from '@studio-portal/ui/ResultMark';
import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { Link } from 'react-router';
import { ResultRoom } from '../result/ResultRoom.tsx';

interface DeadEndProps {
  /** `pending` where the reader can do something about it; otherwise it goes no further. */
  kind?: 'failure' | 'pending';
  title: MessageDescriptor;
  description?: ReactNode;
  /** Where to go on. */
  to: string;
  label: MessageDescriptor;
  onLeave?: () => void;
}

/** A page of a purchase that goes no further here: why, and the one way on. */
export const DeadEnd = (props: DeadEndProps) => {
  const { kind = 'failure', title, description, to, label, onLeave } = props;
  return (
    <ResultRoom>
      <ResultMark
        kind={kind}
        titleComponent="h1"
        title={<FormattedMessage {...title} />}
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
};
