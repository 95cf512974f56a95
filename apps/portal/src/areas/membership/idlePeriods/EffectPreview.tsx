import Typography from '@mui/material/Typography';
import type { IdlePeriodDateLimitations } from '@studio-portal/sdk/types';
import { FormattedMessage } from 'react-intl';
import { Panel } from '../../../lib/page/Panel.tsx';
import { IdleEffect } from './IdleEffect.tsx';
import { messages } from './messages.ts';

interface EffectPreviewProps {
  limits: { data: IdlePeriodDateLimitations | undefined; isFetching: boolean };
}

/** Preview of the selected pause; empty until both dates are selected and possible. */
export function EffectPreview({ limits: { data, isFetching } }: EffectPreviewProps) {
  const effect = data?.effect;
  return (
    <div aria-live="polite" aria-busy={isFetching}>
      {effect && (
        <Panel sx={{ opacity: isFetching ? 0.6 : 1 }}>
          <Typography variant="h2">
            <FormattedMessage {...(isFetching ? messages.effectLoading : messages.effect)} />
          </Typography>
          <IdleEffect effect={effect} />
        </Panel>
      )}
    </div>
  );
}
