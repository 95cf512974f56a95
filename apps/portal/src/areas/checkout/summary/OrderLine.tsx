import { styled } from '@mui/material/styles';
import { Picture } from '@studio-portal/ui/Picture';
import { radii, space } from '@studio-portal/ui/tokens';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { formatSum } from '../../../lib/i18n/formatSum.ts';
import { multiplyMoney } from '../../../lib/dates/money.ts';
import type { Item } from '../flow/Flow.ts';
import type { VoucherShare } from '../payment/useVoucher.ts';
import { voucherMessages } from '../payment/voucherMessages.ts';
import { AnswerList } from './CheckAnswers.tsx';

interface OrderLineProps {
  /** The item, for its picture. */
  item: Pick<Item, 'picture' | 'color'>;
  what: ReactNode;
  /** Date and time, or the other choices; empty if there are none. */
  when: ReactNode;
  price: ReactNode;
  /** What a voucher pays, leaves and keeps; omitted without one. */
  voucher?: VoucherShare;
}

/** Width and height of the picture in pixels. */
const pictureSize = 64;

const Pictured = styled('div')(({ theme }) => ({
  [theme.breakpoints.down('md')]: {
    position: 'relative',
    alignContent: 'center',
    minHeight: `calc(${pictureSize}px + ${space(32)})`,
    paddingLeft: `calc(${pictureSize}px + ${space(16)})`,
  },
}));

/** On a wide screen the summary card beside the form shows the picture. */
const PictureFrame = styled('div')(({ theme }) => ({
  position: 'absolute',
  top: space(16),
  left: 0,
  width: pictureSize,
  borderRadius: radii.control,
  [theme.breakpoints.up('md')]: { display: 'none' },
}));

/** Item with its picture and price, directly above the order button (legal: order button). */
export function OrderLine({
  item: { picture, color },
  what,
  when,
  price,
  voucher,
}: OrderLineProps) {
  const intl = useIntl();
  const Entry = picture ? Pictured : 'div';
  return (
    <AnswerList>
      <Entry>
        <dt>
          {picture && (
            <PictureFrame>
              <Picture
                small={{ src: picture.url, width: picture.width }}
                width={pictureSize}
                height={pictureSize}
                {...(color ? { color } : {})}
                alt=""
              />
            </PictureFrame>
          )}
          {what}
        </dt>
        {when !== '' && <dd>{when}</dd>}
        <dd>
          <strong>{price}</strong>
        </dd>
      </Entry>
      {voucher && (
        <>
          <div>
            <dt>
              <FormattedMessage {...voucherMessages.from} />
            </dt>
            <dd>
              <FormattedMessage
                {...voucherMessages.left}
                values={{ rest: formatSum(voucher.rest, intl) }}
              />
            </dd>
            <dd>{formatSum(multiplyMoney(voucher.amount, -1), intl)}</dd>
          </div>
          <div>
            <dt>
              <FormattedMessage {...voucherMessages.due} />
            </dt>
            <dd>
              <strong>{formatSum(voucher.due, intl)}</strong>
            </dd>
          </div>
        </>
      )}
    </AnswerList>
  );
}
