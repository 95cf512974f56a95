import Button from '@mui/material/Button';
import { ResultMark } from '@studio-portal/ui/ResultMark';
import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { Link } from 'react-router';
import { ResultRoom } from '../result/ResultRoom.tsx';

interface DeadEndProps {
  /** `pending` if the user can act on it; otherwise the flow cannot continue. */
  kind?: 'failure' | 'pending';
  title: MessageDescriptor;
  description?: ReactNode;
  /** Target of the button. */
  to: string;
  label: MessageDescriptor;
  onLeave?: () => void;
}

/** Result page of a purchase that cannot continue: the reason and a single link. */
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
