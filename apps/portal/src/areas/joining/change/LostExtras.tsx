import type { ContractModule } from '@studio-portal/sdk/types';
import { FormattedMessage, useIntl } from 'react-intl';
import { Alert } from '../../../lib/alert/Alert.tsx';
import type { CurrentContract } from '../signing/useCurrentContract.ts';
import { changeMessages as messages } from './changeMessages.ts';
import { lostExtras } from './currentExtras.ts';

interface LostExtrasProps {
  current: CurrentContract;
  /** Name of the new membership. */
  offer: string;
  /** Modules that the new membership includes or offers. */
  modules: readonly ContractModule[];
}

/** Names the modules of the current contract that the new membership does not have, if any. */
export function LostExtras({ current, offer, modules }: LostExtrasProps) {
  const intl = useIntl();
  const lost = current ? lostExtras(modules, current) : [];
  if (lost.length === 0) return null;
  return (
    <Alert kind="info">
      <FormattedMessage {...messages.lost} values={{ offer, extras: intl.formatList(lost) }} />
    </Alert>
  );
}
