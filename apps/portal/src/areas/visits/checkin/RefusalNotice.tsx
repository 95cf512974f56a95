import Button from '@mui/material/Button';
import type { CheckinRefusal } from '@studio-portal/sdk/types';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { Link } from 'react-router';
import { Alert } from '../../../lib/alert/Alert.tsx';
import { useCanOpen } from '../../../lib/access/useCanOpen.ts';
import { path } from '../../../lib/address/paths.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { messages } from './messages.ts';

const reasons = {
  NO_CONTRACT: messages.noContract,
  CONTRACT_PAUSED: messages.paused,
  ACCESS_REFUSED: messages.refused,
  ENTRANCE_BLOCKED: messages.blocked,
} as const satisfies Record<CheckinRefusal, MessageDescriptor>;

const links = {
  NO_CONTRACT: { name: 'contract', label: messages.toOffers },
  CONTRACT_PAUSED: { name: 'idlePeriods', label: messages.toPauses },
  ACCESS_REFUSED: undefined,
  ENTRANCE_BLOCKED: undefined,
} as const satisfies Record<CheckinRefusal, unknown>;

/** Explains why the studio refuses the member and links to a remedy, if there is one. */
export function RefusalNotice({ reason }: { reason: CheckinRefusal }) {
  const { studioUuid } = useStudio();
  const link = links[reason];
  const canOpen = useCanOpen(link?.name ?? 'contract');
  return (
    <Alert
      kind="warning"
      action={
        link && canOpen ? (
          <Button
            variant="text"
            color="inherit"
            component={Link}
            to={path(link.name, { studioUuid })}
          >
            <FormattedMessage {...link.label} />
          </Button>
        ) : undefined
      }
    >
      <FormattedMessage {...reasons[reason]} />
    </Alert>
  );
}
