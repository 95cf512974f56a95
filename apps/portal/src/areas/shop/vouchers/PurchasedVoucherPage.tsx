import Button from '@mui/material/Button';
import type { EmptyStateProps } from '@studio-portal/ui/EmptyState';
import { Actions } from '@studio-portal/ui/Actions';
import { ResultSkeleton } from '@studio-portal/ui/ResultSkeleton';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { Page } from '../../../lib/page/Page.tsx';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { voucherKind } from '../products/kinds.ts';
import { messages } from '../products/messages.ts';
import { resultMessages } from '../products/resultMessages.ts';
import { usePurchasedVouchers } from './usePurchasedVouchers.ts';
import { VoucherSheets } from './VoucherSheets.tsx';

/** A purchased voucher with its print and file buttons. */
export function PurchasedVoucherPage({ uuid }: { uuid: string }) {
  const { studioUuid } = useStudio();
  const vouchers = usePurchasedVouchers();
  const voucher = vouchers.data?.find((one) => one.uuid === uuid);
  // The order that the voucher belongs to may be one that could not be loaded.
  const isUnknown = voucher === undefined && vouchers.error !== null;
  const others = (
    <Button variant="text" component={Link} to={voucherKind.list(studioUuid)}>
      <FormattedMessage {...voucherKind.flowTexts.toOthers} />
    </Button>
  );
  const missing: EmptyStateProps = {
    drawing: 'search',
    title: <FormattedMessage {...messages.notYours} />,
    action: others,
  };
  return (
    <Page
      template="form"
      title={<FormattedMessage {...resultMessages.sheetTitle} />}
      queries={{ vouchers: isUnknown ? { ...vouchers, data: undefined } : vouchers }}
      skeleton={<ResultSkeleton />}
      empty={() => (voucher ? undefined : missing)}
    >
      {() =>
        voucher && (
          <>
            <VoucherSheets purchase={voucher} />
            <Actions>{others}</Actions>
          </>
        )
      }
    </Page>
  );
}
