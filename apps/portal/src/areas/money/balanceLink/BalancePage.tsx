import { FormSkeleton } from '@studio-portal/ui/FormSkeleton';
import { formatPrice } from '@studio-portal/ui/formatPrice';
import { SiteLink } from '@studio-portal/ui/SiteLink';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Navigate, useLocation } from 'react-router';
import { linkMessages } from '../../checkout/links/linkMessages.ts';
import { linkRefusal } from '../../checkout/links/linkRefusal.ts';
import { RefusedLink } from '../../checkout/links/RefusedLink.tsx';
import { useFocusFallback } from '../../../lib/focus/useFocusFallback.ts';
import { Page } from '../../../lib/page/Page.tsx';
import { titles } from '../../../lib/routes/routeTitles.ts';
import { overviewAddress, paidAddress, readCheckout } from './addresses.ts';
import { BalanceBody } from './BalanceBody.tsx';
import { messages } from './messages.ts';
import { useBalance } from './useBalance.ts';
import { usePayBalance } from './usePayBalance.ts';

const nothingLeft = { title: messages.nothingLeft, text: messages.nothingLeftText } as const;

/**
 * Payment of a balance for anyone with the link: the amount, the payment methods and the wait for
 * the bank. Redirects to the receipt once it is paid, and says so if it was paid elsewhere. Offers
 * no payment until the one that the address names has loaded.
 */
export function BalancePage({ token }: { token: string }) {
  const { locale } = useIntl();
  const { search } = useLocation();
  const checkout = readCheckout(search);
  // The form stays while it starts a payment of its own, which the address then names.
  const [returned] = useState(checkout);
  const hasReturned = checkout !== undefined && checkout === returned;
  const found = useBalance(token, checkout);
  const { configuration, balance, methods, order, refetch } = found;
  const paying = usePayBalance(found.balanceToken, balance.data?.balance, refetch);
  useFocusFallback(String(found.nothingLeft));
  const isPaid = order.data?.state === 'FINALIZED' || paying.done?.state === 'FINALIZED';
  if (isPaid && checkout !== undefined)
    return <Navigate to={paidAddress(search, checkout)} replace />;
  const refusal = configuration.data
    ? undefined
    : linkRefusal(configuration.error, messages.usedText);
  if (refusal && refusal.kind !== 'used') return <RefusedLink refusal={refusal} />;
  if (found.nothingLeft && !paying.pending)
    return (
      <RefusedLink refusal={nothingLeft}>
        <SiteLink href={overviewAddress(search)}>
          <FormattedMessage {...linkMessages.overview} />
        </SiteLink>
      </RefusedLink>
    );
  return (
    <Page
      template="form"
      title={
        balance.data ? (
          <FormattedMessage
            {...linkMessages.payTitle}
            values={{ amount: formatPrice(balance.data.balance, locale) }}
          />
        ) : (
          <FormattedMessage {...titles.payment} />
        )
      }
      intro={
        balance.data && (
          <FormattedMessage
            {...messages.payIntro}
            values={{ name: balance.data.name, studio: balance.data.studio.name }}
          />
        )
      }
      queries={{ ...(hasReturned ? { order } : {}), configuration, balance, methods }}
      skeleton={<FormSkeleton fields={4} />}
    >
      {(loaded) => (
        <BalanceBody
          balance={loaded.balance.data}
          methods={loaded.methods.data}
          order={order.data}
          checkout={checkout}
          paying={paying}
          queryKeys={[configuration.queryKey, balance.queryKey, order.queryKey]}
        />
      )}
    </Page>
  );
}
