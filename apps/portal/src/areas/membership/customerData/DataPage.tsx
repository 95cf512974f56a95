import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { TextSkeleton } from '@studio-portal/ui/TextSkeleton';
import type { ComponentType, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link, useSearchParams } from 'react-router';
import type { customerPages } from './customerPages.ts';
import { Alert } from '../../../lib/alert/Alert.tsx';
import { type Fact, FactList } from '../../../lib/page/FactList.tsx';
import { useIsFresh } from '../../../lib/forms/useIsFresh.ts';
import { Page } from '../../../lib/page/Page.tsx';
import { pathFromParams } from '../../../lib/address/paths.ts';
import { routeTable } from '../../../lib/routes/routeTable.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { messages } from './messages.ts';
import { PageChoice } from './PageChoice.tsx';
import { PendingAmendment } from './PendingAmendment.tsx';

/** Fields that all four sections share. */
interface Section<Amendment> {
  editable: boolean;
  approvalRequired: boolean;
  pendingAmendment: (Amendment & { id: string; createdAt: Date }) | null;
}

interface DataPageProps<Amendment, Data extends Section<Amendment>> {
  page: (typeof customerPages)[number];
  data: {
    data: Data | undefined;
    error: Error | null;
    isSuccess: boolean;
    isFetching: boolean;
    refetch: () => unknown;
  };
  /** Formats the known data. */
  facts: (data: Data) => readonly Fact[];
  /** Formats a pending amendment. */
  amendmentFacts: (amendment: Amendment) => readonly Fact[];
  /** Form for the section; `onSaved` returns to the data, as does the address of Cancel. */
  form: ComponentType<{ data: Data; onSaved: () => void; cancelTo: string }>;
  /** Content below the facts. */
  below?: ReactNode;
}

/**
 * A section of a member's data: the known data, a pending amendment if any, and the form for
 * members who may edit it. A pending amendment must be decided or withdrawn before the next one.
 */
export function DataPage<Amendment, Data extends Section<Amendment>>(
  props: DataPageProps<Amendment, Data>,
) {
  const { page, data, facts, amendmentFacts, form: Form, below } = props;
  const { studio, studioUuid } = useStudio();
  const [query, setQuery] = useSearchParams();
  const here = pathFromParams(page, { studioUuid });
  const isEditing =
    query.has('change') && data.data?.editable === true && data.data.pendingAmendment === null;
  const isFresh = useIsFresh(data);
  return (
    <Page
      template="form"
      title={<FormattedMessage {...routeTable[page].title} />}
      intro={
        isEditing ? undefined : (
          <FormattedMessage {...messages.intro} values={{ studio: studio.name }} />
        )
      }
      above={
        !isEditing && (
          <Box sx={{ mb: 4 }}>
            <PageChoice current={page} />
          </Box>
        )
      }
      queries={{ data: isEditing && !isFresh ? { ...data, data: undefined } : data }}
      skeleton={<TextSkeleton />}
    >
      {(loaded) => {
        const { pendingAmendment, editable, approvalRequired } = loaded.data.data;
        if (isEditing)
          return (
            <>
              {approvalRequired && (
                <Box sx={{ mb: 3 }}>
                  <Alert kind="info">
                    <FormattedMessage {...messages.approval} />
                  </Alert>
                </Box>
              )}
              <Form
                data={loaded.data.data}
                onSaved={() => setQuery({}, { replace: true })}
                cancelTo={here}
              />
            </>
          );
        return (
          <Box sx={{ display: 'grid', gap: 4, justifyItems: 'start' }}>
            <FactList facts={facts(loaded.data.data)} />
            {pendingAmendment && (
              <PendingAmendment
                amendment={pendingAmendment}
                facts={amendmentFacts(pendingAmendment)}
              />
            )}
            {editable && !pendingAmendment && (
              <Button variant="contained" component={Link} to={`${here}?change`}>
                <FormattedMessage {...messages.change} />
              </Button>
            )}
            {!editable && (
              <Box sx={{ color: 'text.secondary' }}>
                <FormattedMessage {...messages.readOnly} />
              </Box>
            )}
            {below}
          </Box>
        );
      }}
    </Page>
  );
}
