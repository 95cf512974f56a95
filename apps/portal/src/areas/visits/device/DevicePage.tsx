import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { createBeverageSale, useGetBeverageDevice } from '@studio-portal/sdk/api/devices';
import type { BeverageDevice, BeverageSale } from '@studio-portal/sdk/types';
import { RowsSkeleton } from '@studio-portal/ui/RowsSkeleton';
import { Actions } from '@studio-portal/ui/Actions';
import { LoadingButton } from '@studio-portal/ui/LoadingButton';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useParams } from 'react-router';
import { Alert } from '../../../lib/alert/Alert.tsx';
import { ErrorMessage } from '../../../lib/api/errors/ErrorMessage.tsx';
import { toApiError } from '../../../lib/api/errors/toApiError.ts';
import { useCanOpen } from '../../../lib/access/useCanOpen.ts';
import { path } from '../../../lib/address/paths.ts';
import { formatSum } from '../../../lib/i18n/formatSum.ts';
import { FactList } from '../../../lib/page/FactList.tsx';
import { Page } from '../../../lib/page/Page.tsx';
import { useApiMutation } from '../../../lib/api/cache/useApiMutation.ts';
import { createKeyring } from '../../../lib/browser/createKeyring.ts';
import { Moment } from '../../../lib/dates/Moment.tsx';
import { useNow } from '../../../lib/dates/useNow.ts';
import { useFocusFallback } from '../../../lib/focus/useFocusFallback.ts';
import { selfServiceTitles } from '../../../lib/routes/selfServiceTitles.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { messages } from './messages.ts';

/**
 * Starts the drinks machine whose code was scanned, after showing what a drink costs. It starts only
 * on a button, so that reopening the link pours no drink.
 */
export function DevicePage() {
  const { deviceId = '' } = useParams();
  const device = useGetBeverageDevice(deviceId, { query: { staleTime: 0 } });
  return (
    <Page
      template="form"
      title={<FormattedMessage {...selfServiceTitles.device} />}
      queries={{ device }}
      skeleton={<RowsSkeleton rows={2} />}
      missing={{ on: [403, 404] }}
    >
      {({ device: { data } }) => <Machine device={data} />}
    </Page>
  );
}

function Machine({ device }: { device: BeverageDevice }) {
  const { studio, studioUuid } = useStudio();
  const { deviceId, deviceName, price, credit } = device;
  const [keyFor] = useState(createKeyring);
  const [drinks, setDrinks] = useState(0);
  const canOpenCredit = useCanOpen('consumptionCredit');
  const { mutate, data, isPending, error, reset } = useApiMutation(['createBeverageSale'], {
    mutationFn: () =>
      // A retry after a lost response reuses the key; a new sale uses a new one.
      createBeverageSale({ deviceId }, { 'Idempotency-Key': keyFor([deviceId, drinks]) }),
  });
  // The credit may have been spent elsewhere since the page was loaded.
  const isTooLow = credit.amount < price.amount || toApiError(error)?.errorCode === tooLowCode;
  // The pressed button disappears with its state.
  useFocusFallback(data ? 'ready' : isTooLow ? 'tooLow' : 'start');
  if (data)
    return (
      <Ready
        sale={data}
        onAgain={() => {
          setDrinks(drinks + 1);
          reset();
        }}
      />
    );
  return (
    <>
      <Typography sx={{ mb: 3 }}>
        <FormattedMessage {...messages.intro} values={{ device: <strong>{deviceName}</strong> }} />
      </Typography>
      <Price device={device} />
      {isTooLow ? (
        <Alert kind="info">
          <FormattedMessage {...messages.tooLow} />
        </Alert>
      ) : (
        error && (
          <Alert kind="error">
            <ErrorMessage error={error} timeZone={studio.zoneId} />
          </Alert>
        )
      )}
      <Actions>
        {!isTooLow && (
          <LoadingButton
            variant="contained"
            size="large"
            loading={isPending}
            onClick={() => mutate()}
          >
            <FormattedMessage {...messages.start} />
          </LoadingButton>
        )}
        {isTooLow && canOpenCredit && (
          <Button
            variant="contained"
            size="large"
            component={Link}
            to={path('consumptionCredit', { studioUuid })}
          >
            <FormattedMessage {...messages.recharge} />
          </Button>
        )}
      </Actions>
    </>
  );
}

const tooLowCode = 'device.error.credittoolow';

/** Shows what a drink costs and the credit that pays for it. */
function Price({ device: { price, credit } }: { device: BeverageDevice }) {
  const intl = useIntl();
  return (
    <Box sx={{ mb: 3 }}>
      <FactList
        facts={
          price.amount === 0
            ? [[messages.price, intl.formatMessage(messages.included)]]
            : [
                [messages.price, formatSum(price, intl)],
                [messages.credit, formatSum(credit, intl)],
              ]
        }
      />
    </Box>
  );
}

function Ready({ sale, onAgain }: { sale: BeverageSale; onAgain: () => void }) {
  const intl = useIntl();
  const { deviceName, studio, validUntil, price, credit } = sale;
  const isOver = useNow(validUntil) >= validUntil;
  return (
    <div role="status">
      <Typography variant="h2">
        <FormattedMessage {...messages.ready} values={{ device: deviceName }} />
      </Typography>
      <Typography sx={{ my: 2 }}>
        {isOver ? (
          <FormattedMessage {...messages.over} />
        ) : (
          <FormattedMessage
            {...messages.until}
            values={{ time: <Moment at={validUntil} zone={studio.zoneId} inSentence /> }}
          />
        )}
      </Typography>
      {price.amount > 0 && (
        <Typography sx={{ mb: 2 }}>
          <FormattedMessage
            {...messages.spent}
            values={{ price: formatSum(price, intl), rest: formatSum(credit, intl) }}
          />
        </Typography>
      )}
      {isOver && (
        <LoadingButton variant="contained" loading={false} onClick={onAgain}>
          <FormattedMessage {...messages.start} />
        </LoadingButton>
      )}
    </div>
  );
}
