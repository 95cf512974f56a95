import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useListRechargeVariants } from '@studio-portal/sdk/api/consumption-credit';
import { ErrorState } from '@studio-portal/ui/ErrorState';
import { formatPrice } from '@studio-portal/ui/formatPrice';
import { FramedList, FramedRow } from '@studio-portal/ui/FramedList';
import { RowsSkeleton } from '@studio-portal/ui/RowsSkeleton';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { useErrorState } from '../../../lib/api/errors/useErrorText.ts';
import { ScreenReaderContext } from '../../../lib/page/ScreenReaderContext.tsx';
import { path } from '../../../lib/address/paths.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { messages } from './messages.ts';

/** Recharge options with their prices, and with the credit if it exceeds the price. */
export function RechargeChoice() {
  const { locale } = useIntl();
  const { studioUuid } = useStudio();
  const variants = useListRechargeVariants({ query: { staleTime: 0 } });
  const state = useErrorState(variants.error);
  if (variants.error && !variants.data)
    return <ErrorState {...state} onRetry={() => void variants.refetch()} />;
  if (!variants.data) return <RowsSkeleton rows={2} />;
  return (
    <FramedList>
      {variants.data.map(({ rechargeId, name, price, credit }) => (
        <FramedRow key={rechargeId}>
          <div>
            <Typography variant="subtitle1" component="h3">
              {name}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              {formatPrice(price, locale)}
              {credit.amount > price.amount && (
                <>
                  {' · '}
                  <FormattedMessage
                    {...messages.youGet}
                    values={{ credit: formatPrice(credit, locale) }}
                  />
                </>
              )}
            </Typography>
          </div>
          <Button
            variant="outlined"
            component={Link}
            to={path('consumptionCreditPayment', { studioUuid, rechargeId })}
          >
            <FormattedMessage {...messages.recharge} />
            <ScreenReaderContext name={name} />
          </Button>
        </FramedRow>
      ))}
    </FramedList>
  );
}
