import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { FramedList } from '@studio-portal/ui/FramedList';
import { formatPrice } from '@studio-portal/ui/formatPrice';
import { space } from '@studio-portal/ui/tokens';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { dayIn, formatDay } from '../../lib/dates.ts';
import { useStudio } from '../../site/studio/StudioContext.tsx';
import { voucherKind } from './kinds.ts';
import { resultMessages } from './resultMessages.ts';
import { usePurchasedVouchers } from './usePurchasedVouchers.ts';

const Section = styled('section')({ display: 'grid', gap: space(16), marginBottom: space(32) });

const Row = styled('li')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space(8),
  '& small': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));

/** What the reader has bought, the newest first, each with the way to its page; nothing where there is none. */
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
        {data.map(({ uuid, name, amount, recipient, purchasedAt }) => (
          <Row key={uuid}>
            <Link to={`${voucherKind.list(studioUuid)}?purchased=${uuid}`}>
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
            </Link>
            <small>
              <FormattedMessage
                {...resultMessages.boughtOn}
                values={{
                  day: formatDay(dayIn(studio.zoneId, purchasedAt), intl.locale, {
                    dateStyle: 'long',
                  }),
                }}
              />
            </small>
          </Row>
        ))}
      </FramedList>
    </Section>
  );
}
