import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { MyReferralProgram } from '@studio-portal/sdk/types';
import { Actions } from '@studio-portal/ui/Actions';
import { space } from '@studio-portal/ui/tokens';
import { FormattedMessage, useIntl } from 'react-intl';
import { QrCode } from '../../../lib/page/QrCode.tsx';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { AddressText } from '../../../lib/share/AddressText.ts';
import { CopyButton } from '../../../lib/share/CopyButton.tsx';
import { ShareButton } from '../../../lib/share/ShareButton.tsx';
import { messages } from './messages.ts';

const Code = styled('div')({ width: '100%', maxWidth: 240, marginTop: space(16) });

/**
 * Referral link to share, with each option that the device offers, and as a QR code for friends to
 * scan.
 */
export function Invitation({ program }: { program: MyReferralProgram }) {
  const intl = useIntl();
  const { studio } = useStudio();
  const { referralUrl: link, referralCode } = program;
  const values = { studio: studio.name, link };
  const subject = intl.formatMessage(messages.subject, values);
  const body = intl.formatMessage(messages.body, values);
  const canShare = 'share' in navigator;
  return (
    <section>
      <Typography variant="h2" sx={{ mt: 4 }}>
        <FormattedMessage {...messages.link} />
      </Typography>
      <AddressText sx={{ my: 1.5 }}>{link}</AddressText>
      <Actions>
        <ShareButton title={subject} text={body} variant="contained" />
        <CopyButton
          text={link}
          name={intl.formatMessage(messages.link)}
          variant={canShare ? 'outlined' : 'contained'}
        />
        <Button
          variant="outlined"
          href={`mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`}
        >
          <FormattedMessage {...messages.mail} />
        </Button>
      </Actions>
      <Typography sx={{ mt: 2 }}>
        <FormattedMessage {...messages.code} values={{ code: <strong>{referralCode}</strong> }} />
      </Typography>
      <Typography variant="h2" sx={{ mt: 4 }}>
        <FormattedMessage {...messages.qr} />
      </Typography>
      <Code>
        <QrCode content={link} label={intl.formatMessage(messages.qr)} />
      </Code>
    </section>
  );
}
