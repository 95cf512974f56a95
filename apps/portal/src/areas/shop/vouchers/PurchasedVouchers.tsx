import Typography from '@mui/material/Typography';
import { FramedList, FramedRow } from '@studio-portal/ui/FramedList';
import { styled } from '@mui/material/styles';
import { SiteLink } from '@studio-portal/ui/SiteLink';
import { formatPrice } from '@studio-portal/ui/formatPrice';
import { space } from '@studio-portal/ui/tokens';
import { FormattedMessage, useIntl } from 'react-intl';
import { dayInZone, formatDay } from '../../../lib/dates/dates.ts';
import { ItemList } from '../../../lib/page/ItemList.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { voucherKind } from '../products/kinds.ts';
import { resultMessages } from '../products/resultMessages.ts';
import { formatBalance } from './formatBalance.ts';
import { usePurchasedVouchers } from './usePurchasedVouchers.ts';

const Section = styled('section')({ display: 'grid', gap: space(16), marginBottom: space(32) });

/** Codes are read aloud and typed. */
const Code = styled('span')({ letterSpacing: '0.06em' });

/**
 * Purchased vouchers of the user, newest first, each with a link; renders nothing if there are
 * none.
 */
export function PurchasedVouchers() {
  const intl = useIntl();
  const { studio, studioUuid } = useStudio();
  const { data = [] } = usePurchasedVouchers();
  if (data.length === 0) return null;
  return (
    <Section aria-labelledby="purchased-vouchers">
      <Typography id="purchased-vouchers" variant="h2">
        <FormattedMessage {...resultMessages.yourVouchers} />
      </Typography>
      <FramedList>
        {data.map(({ uuid, name, amount, codes, recipient, purchasedAt }) => (
          <FramedRow key={uuid}>
            <SiteLink href={`${voucherKind.list(studioUuid)}?purchased=${uuid}`}>
              {name}, {formatPrice(amount, intl.locale)}
              {recipient && (
                <>
                  {' · '}
                  <FormattedMessage
                    {...resultMessages.sheetFor}
                    values={{ name: recipient.name }}
                  />
                </>
              )}
            </SiteLink>
            <ItemList>
              {codes.map((one) => (
                <li key={one.code}>
                  <Code>{one.code}</Code>
                  <span>
                    <FormattedMessage
                      {...resultMessages.voucherLeft}
                      values={formatBalance(one, intl)}
                    />
                  </span>
                </li>
              ))}
            </ItemList>
            <Typography variant="body2" color="textSecondary" component="span">
              <FormattedMessage
                {...resultMessages.boughtOn}
                values={{
                  day: formatDay(dayInZone(studio.zoneId, purchasedAt), intl.locale, {
                    dateStyle: 'long',
                  }),
                }}
              />
            </Typography>
          </FramedRow>
        ))}
      </FramedList>
    </Section>
  );
}
