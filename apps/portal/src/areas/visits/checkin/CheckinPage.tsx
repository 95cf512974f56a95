import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useGetActiveCheckin } from '@studio-portal/sdk/api/checkin';
import type { ActiveCheckin } from '@studio-portal/sdk/types';
import { ErrorState } from '@studio-portal/ui/ErrorState';
import { TextSkeleton } from '@studio-portal/ui/TextSkeleton';
import { FormattedMessage } from 'react-intl';
import { EntryCode } from '../../membership/door/EntryCode.tsx';
import { WalletButtons } from '../../account/wallet/WalletButtons.tsx';
import { AccessNotice } from '../../studio/access/AccessNotice.tsx';
import { useErrorState } from '../../../lib/api/errors/useErrorText.ts';
import { useFocusFallback } from '../../../lib/focus/useFocusFallback.ts';
import { Page } from '../../../lib/page/Page.tsx';
import { selfServiceTitles } from '../../../lib/routes/selfServiceTitles.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { messages } from './messages.ts';
import { Visit } from './Visit.tsx';

/**
 * Refetch interval in milliseconds while the page is visible, so that it follows a scan at the
 * door.
 */
const pollInterval = 5000;

/** Lets members check in with a code or a button and follows their check-in state live. */
export function CheckinPage() {
  const { studio } = useStudio();
  const active = useGetActiveCheckin(studio.id, {
    query: { staleTime: 0, refetchInterval: pollInterval },
  });
  return (
    <Page
      title={<FormattedMessage {...selfServiceTitles.checkin} />}
      template="form"
      queries={{ active }}
      skeleton={<TextSkeleton />}
    >
      {(loaded) => <State now={loaded.active.data} />}
    </Page>
  );
}

function State({ now }: { now: ActiveCheckin }) {
  const { code, studio, refusal, selfCheckinEnabled } = now;
  const hasCheckinMethod = code !== null || selfCheckinEnabled;
  // Members check out at the studio where they are, by its rules.
  const visited = now.checkin?.studio.id ?? studio.id;
  const isElsewhere = visited !== studio.id;
  const there = useGetActiveCheckin(visited, { query: { enabled: isElsewhere, staleTime: 0 } });
  const visit = isElsewhere ? there.data : now;
  const errorState = useErrorState(there.error, studio.zoneId);
  // The retry button disappears with the error.
  useFocusFallback(visit ? 'visit' : there.status);
  return (
    <>
      {refusal ? (
        <Box sx={{ mb: 3 }}>
          <AccessNotice />
        </Box>
      ) : (
        <Typography color="textSecondary" sx={{ mb: code ? 0 : 3 }}>
          <FormattedMessage
            {...(code
              ? messages.intro
              : hasCheckinMethod
                ? messages.introSelf
                : messages.nothingToShow)}
          />
        </Typography>
      )}
      {code && <EntryCode code={code} studio={studio} />}
      {(now.checkin || !refusal) && visit && <Visit now={visit} />}
      {!visit &&
        (there.error ? (
          <ErrorState {...errorState} onRetry={() => void there.refetch()} />
        ) : (
          <div aria-busy>
            <TextSkeleton />
          </div>
        ))}
      {code && (
        <Box sx={{ mt: 4 }}>
          <WalletButtons />
        </Box>
      )}
    </>
  );
}
