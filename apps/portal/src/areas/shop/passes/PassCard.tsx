import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Pass } from '@studio-portal/sdk/types';
import { radii, space } from '@studio-portal/ui/tokens';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { useCanOpen } from '../../../lib/access/useCanOpen.ts';
import { path } from '../../../lib/address/paths.ts';
import { formatDay, fromWire } from '../../../lib/dates/dates.ts';
import { formatSum } from '../../../lib/i18n/formatSum.ts';
import { QrCode } from '../../../lib/page/QrCode.tsx';
import { ScreenReaderContext } from '../../../lib/page/ScreenReaderContext.tsx';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { CopyButton } from '../../../lib/share/CopyButton.tsx';
import { ShareButton } from '../../../lib/share/ShareButton.tsx';
import { Ticket } from '../../checkout/result/Ticket.tsx';
import { resultMessages } from '../products/resultMessages.ts';
import { formatBalance } from '../vouchers/formatBalance.ts';
import { BuyAgain } from './BuyAgain.tsx';
import { messages } from './messages.ts';

const Code = styled('code')(({ theme }) => ({
  ...theme.typography.subtitle1,
  display: 'block',
  padding: `${space(8)} ${space(12)}`,
  borderRadius: radii.control,
  backgroundColor: theme.vars.palette.background.muted,
  letterSpacing: '0.06em',
  textAlign: 'center',
  userSelect: 'all',
}));

const Stub = styled('div')({ display: 'grid', gap: space(16), width: '100%' });

const Scannable = styled('div')({ width: '100%', maxWidth: 180, marginInline: 'auto' });

const Buttons = styled('div')({
  display: 'flex',
  width: '100%',
  flexWrap: 'wrap',
  gap: space(8),
  '& > *': { flex: '1 1 auto' },
});

/** Ticket of a usable pass with its rest, its validity, and its code to show, copy or share. */
export function PassCard({ pass }: { pass: Pass }) {
  const id = useId();
  const { name, recipient } = pass;
  return (
    <li aria-labelledby={id}>
      <Ticket picture={null} stub={<PassStub pass={pass} />}>
        <Typography id={id} variant="subtitle1" component="h2">
          {name}
          {recipient && (
            <>
              {' · '}
              <FormattedMessage {...resultMessages.sheetFor} values={{ name: recipient.name }} />
            </>
          )}
        </Typography>
        <Typography variant="h2" component="p" sx={{ my: 0.5 }}>
          <Left pass={pass} />
        </Typography>
        <Typography variant="body2" color="textSecondary">
          <Note pass={pass} />
        </Typography>
      </Ticket>
    </li>
  );
}

/** Code of a pass, for scanners if it opens the door, and what to do with it. */
function PassStub({ pass }: { pass: Pass }) {
  const intl = useIntl();
  const { studioUuid } = useStudio();
  const canOpenCourses = useCanOpen('courses');
  const { type, name, code } = pass;
  if (type === 'VISITS')
    return (
      <Buttons>
        {canOpenCourses && (
          <Button variant="soft" component={Link} to={path('courses', { studioUuid })}>
            <FormattedMessage {...resultMessages.use} />
            <ScreenReaderContext name={name} />
          </Button>
        )}
        <BuyAgain pass={pass} />
      </Buttons>
    );
  if (code === null) return null;
  const codeName = `${intl.formatMessage(resultMessages.code)} ${code}`;
  return (
    <Stub>
      {type === 'DAY_TICKET' && (
        <Scannable>
          <QrCode content={code} label={codeName} />
        </Scannable>
      )}
      <Code>{code}</Code>
      <Buttons>
        <CopyButton text={code} name={codeName} variant="soft" />
        <ShareButton title={name} text={code} variant="soft" />
        <BuyAgain pass={pass} />
      </Buttons>
    </Stub>
  );
}

/** Rest of a pass, or its day. */
function Left({ pass }: { pass: Pass }) {
  const intl = useIntl();
  const { type, remaining, amount, rest, validUntil } = pass;
  if (amount && rest && amount.amount === rest.amount) return formatSum(amount, intl);
  if (amount && rest)
    return (
      <FormattedMessage
        {...resultMessages.voucherLeft}
        values={formatBalance({ amount, rest }, intl)}
      />
    );
  if (type === 'DAY_TICKET' && validUntil)
    return formatDay(fromWire(validUntil), intl.locale, {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
    });
  if (remaining === null) return <FormattedMessage {...messages.unlimited} />;
  return <FormattedMessage {...messages.visits} values={{ count: remaining }} />;
}

/** End of the validity and how the pass is used. */
function Note({ pass: { type, validUntil } }: { pass: Pass }) {
  const { locale } = useIntl();
  const use = uses[type];
  return (
    <>
      {type !== 'DAY_TICKET' &&
        (validUntil ? (
          <FormattedMessage
            {...resultMessages.validUntil}
            values={{ day: formatDay(fromWire(validUntil), locale, { dateStyle: 'long' }) }}
          />
        ) : (
          <FormattedMessage {...messages.noExpiry} />
        ))}
      {type !== 'DAY_TICKET' && <br />}
      <FormattedMessage {...use} />
    </>
  );
}

const uses = {
  VISITS: resultMessages.usedWhenBooking,
  DAY_TICKET: resultMessages.showCode,
  VOUCHER: messages.payWithCode,
  CONTRACT_VOUCHER: messages.joinWithCode,
} as const;
