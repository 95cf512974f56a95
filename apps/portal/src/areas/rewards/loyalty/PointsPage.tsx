import { styled } from '@mui/material/styles';
import {
  getListLoyaltyPointsQueryOptions,
  useListLoyaltyPoints,
} from '@studio-portal/sdk/api/loyalty';
import type { LoyaltyPointEntry } from '@studio-portal/sdk/types';
import { RowsSkeleton } from '@studio-portal/ui/RowsSkeleton';
import { fontWeights, space } from '@studio-portal/ui/tokens';
import { withMinusSign } from '@studio-portal/ui/withMinusSign';
import { FormattedMessage, useIntl } from 'react-intl';
import { formatDay, fromWire } from '../../../lib/dates/dates.ts';
import { Page } from '../../../lib/page/Page.tsx';
import { PagedList } from '../../../lib/page/PagedList.tsx';
import { selfServiceTitles } from '../../../lib/routes/selfServiceTitles.ts';
import { messages } from './messages.ts';

/** Entries per page. */
const pageSize = 20;

const Row = styled('li')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space(16),
  paddingBlock: space(12),
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  listStyle: 'none',
  overflowWrap: 'anywhere',
  '& small': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& strong': {
    flex: 'none',
    fontWeight: fontWeights.medium,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
}));

/** Points that were earned, spent or have expired. */
export function PointsPage() {
  const first = useListLoyaltyPoints({ page: 0, size: pageSize }, { query: { staleTime: 0 } });
  return (
    <Page
      title={<FormattedMessage {...selfServiceTitles.points} />}
      queries={{ first }}
      skeleton={<RowsSkeleton rows={6} />}
      empty={(loaded) =>
        loaded.first.data.content.length === 0
          ? { drawing: 'calendar', title: <FormattedMessage {...messages.noPoints} /> }
          : undefined
      }
    >
      {() => (
        <PagedList
          queryOptions={(page) =>
            getListLoyaltyPointsQueryOptions({ page, size: pageSize }, { query: { staleTime: 0 } })
          }
          // Older entries are only appended, so the index is stable.
          itemKey={(_, index) => index}
          more={messages.more}
          count={messages.shown}
        >
          {(entry) => <Entry entry={entry} />}
        </PagedList>
      )}
    </Page>
  );
}

function Entry({ entry: { type, name, points, date, expiresOn } }: { entry: LoyaltyPointEntry }) {
  const { locale, formatNumber } = useIntl();
  const day = (of: Date) => formatDay(fromWire(of), locale, { dateStyle: 'medium' });
  return (
    <Row>
      <span>
        {name}
        <br />
        <small>
          {day(date)}
          {type === 'EXPIRED' && (
            <>
              {' · '}
              <FormattedMessage {...messages.expired} />
            </>
          )}
          {expiresOn && (
            <>
              {' · '}
              <FormattedMessage {...messages.countsUntil} values={{ day: day(expiresOn) }} />
            </>
          )}
        </small>
      </span>
      <strong>{withMinusSign(formatNumber(points, { signDisplay: 'exceptZero' }))}</strong>
    </Row>
  );
}
