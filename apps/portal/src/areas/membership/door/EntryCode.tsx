import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ActiveCheckin } from '@studio-portal/sdk/types';
import { space } from '@studio-portal/ui/tokens';
import { FormattedMessage, useIntl } from 'react-intl';
import { Moment } from '../../../lib/dates/Moment.tsx';
import { QrCode } from '../../../lib/page/QrCode.tsx';
import { useNow } from '../../../lib/dates/useNow.ts';
import { useScreenAwake } from '../../../lib/browser/useScreenAwake.ts';
import { codeMessages } from './codeMessages.ts';

const Room = styled('div')({
  width: '100%',
  maxWidth: 320,
  marginBlock: space(24),
});

/**
 * Shows the code for the studio's scanner and keeps the screen awake. It needs no network until the
 * code expires.
 */
export function EntryCode(props: {
  code: NonNullable<ActiveCheckin['code']>;
  studio: ActiveCheckin['studio'];
}) {
  const { studio } = props;
  const { value, validUntil } = props.code;
  const intl = useIntl();
  const isValid = useNow(validUntil) < validUntil;
  useScreenAwake(isValid);
  if (!isValid)
    return (
      <Typography role="status" sx={{ my: 3 }}>
        <FormattedMessage {...codeMessages.expired} />
      </Typography>
    );
  return (
    <Room>
      <QrCode
        content={value}
        label={intl.formatMessage(codeMessages.code, { studio: studio.name })}
      />
      <Typography variant="body2" color="textSecondary" sx={{ mt: 2, textAlign: 'center' }}>
        <FormattedMessage
          {...codeMessages.validUntil}
          values={{ time: <Moment at={validUntil} zone={studio.zoneId} inSentence /> }}
        />
      </Typography>
    </Room>
  );
}
