import Typography from '@mui/material/Typography';
import { createBeverageSale } from '@studio-portal/sdk/api/devices';
import type { BeverageSale } from '@studio-portal/sdk/types';
import { Actions } from '@studio-portal/ui/Actions';
import { LoadingButton } from '@studio-portal/ui/LoadingButton';
import { PageRoom } from '@studio-portal/ui/PageRoom';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useParams } from 'react-router';
import { Alert } from '../../../lib/alert/Alert.tsx';
import { ErrorMessage } from '../../../lib/api/errors/ErrorMessage.tsx';
import { useApiMutation } from '../../../lib/api/cache/useApiMutation.ts';
import { createKeyring } from '../../../lib/browser/createKeyring.ts';
import { Moment } from '../../../lib/dates/Moment.tsx';
import { useNow } from '../../../lib/dates/useNow.ts';
import { selfServiceTitles } from '../../../lib/routes/selfServiceTitles.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { messages } from './messages.ts';

/**
 * Starts the drinks machine whose code was scanned. It starts only on a button, so that reopening
 * the link pours no drink.
 */
export function DevicePage() {
  const { studio } = useStudio();
  const { deviceId = '' } = useParams();
  const [keyFor] = useState(createKeyring);
  const [drinks, setDrinks] = useState(0);
  const { mutate, data, isPending, error, reset } = useApiMutation(['createBeverageSale'], {
    mutationFn: () =>
      // A retry after a lost response reuses the key; a new sale uses a new one.
      createBeverageSale({ deviceId }, { 'Idempotency-Key': keyFor([deviceId, drinks]) }),
  });
  return (
    <PageRoom template="form">
      <Typography variant="h1" sx={{ mb: 2 }}>
        <FormattedMessage {...selfServiceTitles.device} />
      </Typography>
      {data ? (
        <Ready
          sale={data}
          onAgain={() => {
            setDrinks(drinks + 1);
            reset();
          }}
        />
      ) : (
        <>
          <Typography sx={{ mb: 3 }}>
            <FormattedMessage
              {...messages.intro}
              values={{ device: <strong>{deviceId}</strong> }}
            />
          </Typography>
          {error && (
            <Alert kind="error">
              <ErrorMessage error={error} timeZone={studio.zoneId} />
            </Alert>
          )}
          <Actions>
            <LoadingButton
              variant="contained"
              size="large"
              loading={isPending}
              onClick={() => mutate()}
            >
              <FormattedMessage {...messages.start} />
            </LoadingButton>
          </Actions>
        </>
      )}
    </PageRoom>
  );
}

function Ready({ sale, onAgain }: { sale: BeverageSale; onAgain: () => void }) {
  const { deviceName, studio, validUntil } = sale;
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
      {isOver && (
        <LoadingButton variant="contained" loading={false} onClick={onAgain}>
          <FormattedMessage {...messages.start} />
        </LoadingButton>
      )}
    </div>
  );
}
