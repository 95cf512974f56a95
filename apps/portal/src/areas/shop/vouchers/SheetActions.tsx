import { importOrReload } from '../../../lib/browser/importWithRetry.ts';
import { useTheme } from '@mui/material/styles';
import { formatPrice } from '@studio-portal/ui/formatPrice';
import { VisuallyHidden } from '@studio-portal/ui/VisuallyHidden';
import { LoadingButton } from '@studio-portal/ui/LoadingButton';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Alert } from '../../../lib/alert/Alert.tsx';
import { saveFile } from '../../../lib/pdf/saveFile.ts';
import { resultMessages } from '../products/resultMessages.ts';
import { useVoucherTexts, type VoucherData } from './useVoucherTexts.ts';

interface SheetActionsProps {
  voucher: VoucherData;
  /** True if there are several such buttons, which screen readers tell apart by the code. */
  isOneOfMany: boolean;
}

/**
 * Button to save a voucher as a file. The file is created in the browser by code
 * that loads on demand.
 */
export function SheetActions({ voucher, isOneOfMany }: SheetActionsProps) {
  const intl = useIntl();
  const { palette } = useTheme();
  const texts = useVoucherTexts(voucher);
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const download = async () => {
    const { voucherPdf } = await importOrReload(() => import('./voucherPdf.ts'));
    const pdf = await voucherPdf({
      ...texts,
      locale: intl.locale,
      amount: formatPrice(voucher.amount, intl.locale),
      color: palette.primary.main,
      textColor: palette.primary.contrastText,
    });
    saveFile(pdf, `${voucher.name} ${voucher.code}.pdf`);
  };
  const start = () => {
    setState('busy');
    download().then(
      () => setState('idle'),
      () => setState('failed'),
    );
  };
  return (
    <>
      <LoadingButton loading={state === 'busy'} onClick={start}>
        <FormattedMessage {...resultMessages.download} />
        {isOneOfMany && <VisuallyHidden>: {voucher.code}</VisuallyHidden>}
      </LoadingButton>
      {state === 'failed' && (
        <Alert kind="error">
          <FormattedMessage {...resultMessages.downloadFailed} />
        </Alert>
      )}
    </>
  );
}
