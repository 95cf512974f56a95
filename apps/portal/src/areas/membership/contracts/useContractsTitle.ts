import type { ContractStatus } from '@studio-portal/sdk/types';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { useDesktop } from '../../../lib/browser/useDesktop.ts';
import { selfServiceTitles as titles } from '../../../lib/routes/selfServiceTitles.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { contractTitles } from './contractTitles.ts';

/**
 * Returns the title of the contract lists, which depends on feature SELF_SERVICE_CONTRACT_NEW and
 * screen width (spec 2.4).
 */
export function useContractsTitle(status: ContractStatus): string {
  const intl = useIntl();
  const { isOn } = useStudio();
  const isDesktop = useDesktop();
  const current: MessageDescriptor = isOn('SELF_SERVICE_CONTRACT_NEW')
    ? isDesktop
      ? contractTitles.withModules
      : titles.myContracts
    : isDesktop
      ? contractTitles.yours
      : contractTitles.short;
  return intl.formatMessage(status === 'ACTIVE' ? current : titles.pastContracts);
}
