import Button, { type ButtonProps } from '@mui/material/Button';
import type { Pass, PassType } from '@studio-portal/sdk/types';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { encodeStudioUuid } from '../../../lib/address/studioUuid.ts';
import { ScreenReaderContext } from '../../../lib/page/ScreenReaderContext.tsx';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { firstStepPath } from '../../checkout/flow/steps.ts';
import { dayTicketKind, offerKind, voucherKind } from '../products/kinds.ts';
import { saveProductChoice } from '../products/productChoice.ts';
import type { ProductKind } from '../products/ProductKind.ts';
import { messages } from './messages.ts';

const kinds: Readonly<Record<Exclude<PassType, 'CONTRACT_VOUCHER'>, ProductKind>> = {
  VISITS: offerKind,
  DAY_TICKET: dayTicketKind,
  VOUCHER: voucherKind,
};

/**
 * Links to the checkout of a pass that was bought; renders nothing for others. For a day pass the
 * checkout asks for the day first.
 */
export function BuyAgain({ pass, ...props }: { pass: Pass } & Pick<ButtonProps, 'variant'>) {
  const { tenant } = useStudio();
  const { type, name, productVariantId, organizationUnitId } = pass;
  if (type === 'CONTRACT_VOUCHER' || productVariantId === null || organizationUnitId === null)
    return null;
  const studioUuid = encodeStudioUuid({ tenant, organizationUnitId });
  const choose = () => {
    if (type === 'DAY_TICKET') return;
    const choice = { productVariantId, quantity: 1, usageDate: null, recipient: null };
    saveProductChoice({ ...choice, payLater: false });
  };
  return (
    <Button
      variant="outlined"
      {...props}
      component={Link}
      to={firstStepPath(kinds[type].addresses(studioUuid, productVariantId))}
      onClick={choose}
    >
      <FormattedMessage {...messages.buyAgain} />
      <ScreenReaderContext name={name} />
    </Button>
  );
}
