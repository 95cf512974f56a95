import { styled } from '@mui/material/styles';
import { useListLoyaltyActivities } from '@studio-portal/sdk/api/loyalty';
import { FramedList, FramedRow } from '@studio-portal/ui/FramedList';
import { RowsSkeleton } from '@studio-portal/ui/RowsSkeleton';
import { FormattedMessage } from 'react-intl';
import { Page } from '../../../lib/page/Page.tsx';
import { selfServiceTitles } from '../../../lib/routes/selfServiceTitles.ts';
import { messages } from './messages.ts';

const Words = styled('div')(({ theme }) => ({
  minWidth: 0,
  overflowWrap: 'anywhere',
  '& h2': { ...theme.typography.subtitle1, margin: 0 },
  '& p': { ...theme.typography.body2, margin: 0, color: theme.vars.palette.text.secondary },
}));

/** Activities that earn points. */
export function ActivitiesPage() {
  const activities = useListLoyaltyActivities({ query: { staleTime: 0 } });
  return (
    <Page
      title={<FormattedMessage {...selfServiceTitles.activities} />}
      queries={{ activities }}
      skeleton={<RowsSkeleton rows={4} />}
      empty={(loaded) =>
        loaded.activities.data.length === 0
          ? { drawing: 'search', title: <FormattedMessage {...messages.noActivities} /> }
          : undefined
      }
    >
      {(loaded) => (
        <FramedList>
          {loaded.activities.data.map(({ id, name, description, points }) => (
            <FramedRow key={id}>
              <Words>
                <h2>{name}</h2>
                <p>{description}</p>
              </Words>
              <strong>
                <FormattedMessage {...messages.each} values={{ count: points }} />
              </strong>
            </FramedRow>
          ))}
        </FramedList>
      )}
    </Page>
  );
}
