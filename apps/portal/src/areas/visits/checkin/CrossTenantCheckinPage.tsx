import { useGetCrossTenantCheckin } from '@studio-portal/sdk/api/checkin';
import type { CrossTenantCheckin, CrossTenantCheckinState } from '@studio-portal/sdk/types';
import { ResultMark, type ResultKind } from '@studio-portal/ui/ResultMark';
import { TextSkeleton } from '@studio-portal/ui/TextSkeleton';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { FactList } from '../../../lib/page/FactList.tsx';
import { Moment } from '../../../lib/dates/Moment.tsx';
import { Page } from '../../../lib/page/Page.tsx';
import { titles } from '../../../lib/routes/routeTitles.ts';
import { messages } from './crossTenantMessages.ts';

const marks = {
  OPEN: { kind: 'success', title: messages.open },
  CHECKED_IN: { kind: 'success', title: messages.checkedIn },
  REFUSED: { kind: 'failure', title: messages.refused },
} as const satisfies Record<
  CrossTenantCheckinState,
  { kind: ResultKind; title: MessageDescriptor }
>;

/**
 * Shows staff at the door whether a member of another chain may enter; open to anyone with the link
 * and refetched while visible.
 */
export function CrossTenantCheckinPage({ publicToken }: { publicToken: string }) {
  const visit = useGetCrossTenantCheckin(
    { publicToken },
    { query: { staleTime: 0, refetchInterval: 5000 } },
  );
  return (
    <Page
      title={<FormattedMessage {...titles.crossTenantCheckin} />}
      template="form"
      queries={{ visit }}
      skeleton={<TextSkeleton lines={4} />}
      missing={{ on: [400, 404, 409], title: <FormattedMessage {...messages.gone} /> }}
    >
      {(loaded) => <Visit visit={loaded.visit.data} />}
    </Page>
  );
}

function Visit({ visit }: { visit: CrossTenantCheckin }) {
  const { holderName, homeTenantName, homeStudio, studio, state, checkinTime, validUntil } = visit;
  const { kind, title } = marks[state];
  const when = (at: Date) => <Moment at={at} zone={studio.zoneId} />;
  return (
    <div role="status">
      <ResultMark
        kind={kind}
        titleComponent="h2"
        title={<FormattedMessage {...title} />}
        description={state === 'REFUSED' && <FormattedMessage {...messages.refusedText} />}
        next={
          <FactList
            facts={[
              [messages.who, holderName],
              [messages.from, `${homeTenantName}, ${homeStudio.name}`],
              [messages.at, studio.name],
              ...(checkinTime ? [[messages.came, when(checkinTime)] as const] : []),
              [messages.until, when(validUntil)],
            ]}
          />
        }
      />
    </div>
  );
}
