import Button from '@mui/material/Button';
import type { CheckinRefusal } from '@studio-portal/sdk/types';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { Link } from 'react-router';
import { Alert } from '../../../lib/alert/Alert.tsx';
import { useCanOpen } from '../../../lib/access/useCanOpen.ts';
import { path } from '../../../lib/address/paths.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { messages } from './messages.ts';

const words = {
  NO_CONTRACT: messages.noContract,
  CONTRACT_PAUSED: messages.paused,
  ACCESS_REFUSED: messages.refused,
  ENTRANCE_BLOCKED: messages.blocked,
} as const satisfies Record<CheckinRefusal, MessageDescriptor>;

const ways = {
  NO_CONTRACT: { name: 'contract', label: messages.toOffers },
  CONTRACT_PAUSED: { name: 'idlePeriods', label: messages.toPauses },
  ACCESS_REFUSED: undefined,
  ENTRANCE_BLOCKED: undefined,
} as const satisfies Record<CheckinRefusal, unknown>;

/** Why the studio does not let the member in, and what there is to do about it. */
export function Refused({ why }: { why: CheckinRefusal }) {
  const { studioUuid } = useStudio();
  const way = ways[why];
  const opens = useCanOpen(way?.name ?? 'contract');
  return (
    <Alert
      kind="warning"
      action={
        way && opens ? (
          <Button
            variant="text"
            color="inherit"
            component={Link}
            to={path(way.name, { studioUuid })}
          >
            <FormattedMessage {...way.label} />
          </Button>
        ) : undefined
      }
    >
      <FormattedMessage {...words[why]} />
    </Alert>
  );
}
