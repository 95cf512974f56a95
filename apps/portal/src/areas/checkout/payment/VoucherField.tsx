import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { LoadingButton } from '@studio-portal/ui/LoadingButton';
import { radii, space } from '@studio-portal/ui/tokens';
import { ValidateVoucherRequest } from '@studio-portal/sdk/zod/schemas/ValidateVoucherRequest';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { FieldSet } from '../../../lib/forms/fieldSpec.ts';
import { Form } from '../../../lib/forms/Form.tsx';
import { TextInput } from '../../../lib/forms/TextInput.tsx';
import { formatSum } from '../../../lib/i18n/formatSum.ts';
import { useAppForm } from '../../../lib/forms/useAppForm.ts';
import type { useVoucher, VoucherShare } from './useVoucher.ts';
import { voucherMessages } from './voucherMessages.ts';

const voucherFields = {
  code: {
    label: voucherMessages.code,
    missing: voucherMessages.missing,
    type: 'text',
    folded: 'code',
    autoComplete: 'off',
    codes: ['voucher.error.notredeemable'],
    schema: ValidateVoucherRequest.shape.code,
  },
} as const satisfies FieldSet;

const Share = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space(4)} ${space(16)}`,
  padding: `${space(8)} ${space(16)}`,
  borderRadius: radii.control,
  border: `1px solid ${theme.vars.palette.divider}`,
  '& p': { margin: 0 },
}));

interface VoucherFieldProps {
  voucher: ReturnType<typeof useVoucher>;
}

/**
 * Quiet field for a voucher on the payment step; once accepted, says what it pays. The next control
 * takes the focus when the one that had it is gone.
 */
export function VoucherField({ voucher }: VoucherFieldProps) {
  const { share, error, remove } = voucher;
  const [open, setOpen] = useState(false);
  const room = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  const view = share ? 'share' : open || error ? 'form' : 'button';
  useEffect(() => {
    if (hadFocus.current && document.activeElement === document.body)
      room.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, [view]);
  if (!voucher.isTaken) return null;
  return (
    <div ref={room} onFocus={() => (hadFocus.current = true)}>
      <div role="status">
        {share && (
          <Share>
            <p>
              <ShareText share={share} />
            </p>
            <Button
              variant="text"
              color="inherit"
              onClick={() => {
                setOpen(false);
                remove();
              }}
              sx={{ mx: -1.5 }}
            >
              <FormattedMessage {...voucherMessages.remove} />
            </Button>
          </Share>
        )}
      </div>
      {view === 'form' && <CodeForm voucher={voucher} />}
      {view === 'button' && (
        <LoadingButton
          variant="text"
          color="inherit"
          loading={voucher.pending}
          onClick={() => setOpen(true)}
          sx={{ ml: -2, textDecoration: 'underline' }}
        >
          <FormattedMessage {...voucherMessages.have} />
        </LoadingButton>
      )}
    </div>
  );
}

/** Says what a voucher pays, and what is left on it or to pay. */
function ShareText({ share: { amount, due, rest } }: { share: VoucherShare }) {
  const intl = useIntl();
  return due.amount === 0 ? (
    <FormattedMessage {...voucherMessages.covers} values={{ rest: formatSum(rest, intl) }} />
  ) : (
    <FormattedMessage
      {...voucherMessages.part}
      values={{ amount: formatSum(amount, intl), due: formatSum(due, intl) }}
    />
  );
}

function CodeForm({ voucher: { apply, pending, error } }: VoucherFieldProps) {
  const { form, field } = useAppForm(voucherFields, {
    start: { code: '' },
    onSubmit: ({ code }) => apply(code),
    pending,
    error,
  });
  return (
    <Form of={form}>
      <TextInput
        {...field('code')}
        hint={<FormattedMessage {...voucherMessages.hint} />}
        tidy={(typed) => typed.toUpperCase()}
      />
      <LoadingButton
        type="submit"
        variant="outlined"
        loading={pending}
        sx={{ alignSelf: { xs: 'stretch', sm: 'start' } }}
      >
        <FormattedMessage {...voucherMessages.use} />
      </LoadingButton>
    </Form>
  );
}
