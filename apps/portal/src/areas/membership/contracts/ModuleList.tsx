import { contractMessages } from '../../joining/words/contractMessages.ts';
import Button from '@mui/material/Button';
import type { MemberContract, MemberModuleContract } from '@studio-portal/sdk/types';
import { FramedList, FramedRow } from '@studio-portal/ui/FramedList';
import { type IntlShape, useIntl, FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { formatLongDay, formatRecurringPrice } from '../../joining/words/contractFormats.ts';
import { dayInZone, fromWire } from '../../../lib/dates/dates.ts';
import { ScreenReaderContext } from '../../../lib/page/ScreenReaderContext.tsx';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { cancelPageAddress } from './contractAddress.ts';
import { messages } from './messages.ts';
import { WithdrawCancelation } from './WithdrawCancelation.tsx';

/** Modules of a contract: price, trial period or end date, and a button to cancel each. */
export function ModuleList({ contract }: { contract: MemberContract }) {
  const intl = useIntl();
  const { studio, studioUuid } = useStudio();
  const today = dayInZone(studio.zoneId);
  return (
    <FramedList>
      {contract.moduleContracts.map((module) => (
        <FramedRow key={module.id}>
          <span>
            <strong>{module.name}</strong>
            <br />
            {formatModuleState(module, today, intl)}
          </span>
          {module.cancelable && (
            <Button
              variant="outlined"
              component={Link}
              to={cancelPageAddress(studioUuid, contract.id, module.id)}
            >
              <FormattedMessage {...messages.cancelModule} />
              <ScreenReaderContext name={module.name} />
            </Button>
          )}
          {module.withdrawable && (
            <WithdrawCancelation id={module.id} of="module" name={module.name} />
          )}
        </FramedRow>
      ))}
    </FramedList>
  );
}

function formatModuleState(module: MemberModuleContract, today: string, intl: IntlShape): string {
  const { price, paymentFrequency, contractEndDate, trialPeriodEndDate, startDate } = module;
  const begins = fromWire(startDate) > today;
  const isTrial = trialPeriodEndDate !== null && fromWire(trialPeriodEndDate) >= today;
  return [
    price
      ? formatRecurringPrice(price, paymentFrequency, intl)
      : intl.formatMessage(messages.included),
    ...(begins
      ? [intl.formatMessage(contractMessages.from, { day: formatLongDay(startDate, intl) })]
      : []),
    ...(isTrial
      ? [intl.formatMessage(messages.tryUntil, { day: formatLongDay(trialPeriodEndDate, intl) })]
      : []),
    ...(contractEndDate
      ? [intl.formatMessage(contractMessages.endsOn, { day: formatLongDay(contractEndDate, intl) })]
      : []),
  ].join(' · ');
}
