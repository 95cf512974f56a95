import { useGetSelfServiceConfiguration } from '@studio-portal/sdk/api/self-service-link';
import { RowsSkeleton } from '@studio-portal/ui/RowsSkeleton';
import { FormattedMessage } from 'react-intl';
import { linkRefusal } from '../../checkout/links/linkRefusal.ts';
import { RefusedLink } from '../../checkout/links/RefusedLink.tsx';
import { Moment } from '../../../lib/dates/Moment.tsx';
import { Page } from '../../../lib/page/Page.tsx';
import { messages } from './messages.ts';
import { MethodLinkRedirect } from './MethodLinkRedirect.tsx';
import { SelfServiceActions } from './SelfServiceActions.tsx';

/**
 * Shows all actions of a link to anyone with the link: paying the balance and changing the payment
 * method.
 */
export function SelfServiceLinkPage({ token }: { token: string }) {
  const configuration = useGetSelfServiceConfiguration(token, { query: { staleTime: 0 } });
  const { data, error } = configuration;
  const refusal = linkRefusal(error, messages.usedText);
  if (refusal?.kind === 'unknown') return <MethodLinkRedirect token={token} />;
  if (refusal) return <RefusedLink refusal={refusal} />;
  return (
    <Page
      template="form"
      title={<FormattedMessage {...messages.title} />}
      intro={
        data && (
          <FormattedMessage
            {...messages.intro}
            values={{
              studio: data.studio.name,
              name: data.name,
              until: <Moment at={data.tokenValidUntil} zone={data.studio.zoneId} inSentence />,
            }}
          />
        )
      }
      queries={{ configuration }}
      skeleton={<RowsSkeleton rows={2} />}
    >
      {(loaded) => <SelfServiceActions token={token} of={loaded.configuration.data} />}
    </Page>
  );
}
