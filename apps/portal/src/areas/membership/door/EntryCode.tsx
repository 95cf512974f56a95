import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ActiveCheckin } from '@studio-portal/sdk/types';
import { radii, space } from '@studio-portal/ui/tokens';
import { FormattedMessage, useIntl } from 'react-intl';
import { Moment } from '../../../lib/dates/Moment.tsx';
import { QrCode } from '../../../lib/page/QrCode.tsx';
import { useNow } from '../../../lib/dates/useNow.ts';
import { useScreenAwake } from '../../../lib/browser/useScreenAwake.ts';
import { codeMessages } from './codeMessages.ts';

const Room = styled('div')({ width: '100%', maxWidth: 320, marginBlock: space(24) });

const Frame = styled('div')(({ theme }) => ({
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radii.card,
  overflow: 'hidden',
}));

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
      <Frame>
        <QrCode
          content={value}
          label={intl.formatMessage(codeMessages.code, { studio: studio.name })}
        />
      </Frame>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
        <FormattedMessage
          {...codeMessages.validUntil}
          values={{ time: <Moment at={validUntil} zone={studio.zoneId} inSentence /> }}
        />
      </Typography>
    </Room>
  );
}
