import Button from '@mui/material/Button';
import type { ModuleBooking } from '@studio-portal/sdk/types';
import { formatPrice } from '@studio-portal/ui/formatPrice';
import { ResultMark } from '@studio-portal/ui/ResultMark';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { ResultRoom } from '../../checkout/result/ResultRoom.tsx';
import { formatLongDay } from '../../joining/words/contractFormats.ts';
import { FactList } from '../../../lib/page/FactList.tsx';
import { useResultStart } from '../../../lib/focus/useResultStart.ts';
import { Panel } from '../../../lib/page/Panel.tsx';
import { path } from '../../../lib/address/paths.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { messages } from './messages.ts';

/** Result of a module booking: start date, first payment and the contract's new monthly price. */
export function BookedModule({ booked }: { booked: ModuleBooking }) {
  const intl = useIntl();
  useResultStart();
  const { studioUuid } = useStudio();
  const { moduleContract, monthlyPriceBefore, monthlyPrice, firstCharge } = booked;
  return (
    <ResultRoom>
      <ResultMark
        kind="success"
        titleComponent="h1"
        title={<FormattedMessage {...messages.doneTitle} values={{ name: moduleContract.name }} />}
        description={<FormattedMessage {...messages.doneText} />}
        next={
          <Panel sx={{ width: '100%', boxSizing: 'border-box' }}>
            <FactList
              facts={[
                [messages.startDate, formatLongDay(moduleContract.startDate, intl)],
                [
                  messages.firstPayment,
                  intl.formatMessage(messages.onDay, {
                    price: formatPrice(firstCharge.price, intl.locale),
                    day: formatLongDay(firstCharge.dueDate, intl),
                  }),
                ],
                [messages.before, formatPrice(monthlyPriceBefore, intl.locale)],
                [messages.after, formatPrice(monthlyPrice, intl.locale)],
              ]}
            />
          </Panel>
        }
        actions={
          <>
            <Button
              variant="contained"
              component={Link}
              to={path('myContractCurrent', { studioUuid })}
            >
              <FormattedMessage {...messages.toContract} />
            </Button>
            <Button
              variant="outlined"
              component={Link}
              to={path('additionalModulesAvailable', { studioUuid })}
            >
              <FormattedMessage {...messages.all} />
            </Button>
          </>
        }
      />
    </ResultRoom>
  );
}
