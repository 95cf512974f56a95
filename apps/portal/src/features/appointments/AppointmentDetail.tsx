import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { BookableBenefit } from '@studio-portal/sdk/types';
import { SiteLink } from '@studio-portal/ui/SiteLink';
import { lineLength, space } from '@studio-portal/ui/tokens';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { AppointmentPrice } from '../../domains/appointmentView/AppointmentPrice.tsx';
import { flowMessages } from '../../domains/checkout/flowMessages.ts';
import { addressLines } from '../../domains/studio/addressLines.ts';
import { Cover } from '../../lib/Cover.tsx';
import { Minutes } from '../../lib/Minutes.tsx';
import { path } from '../../site/address/paths.ts';
import { useStudio } from '../../site/studio/StudioContext.tsx';
import { messages } from './messages.ts';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: space(32),
  alignItems: 'start',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1fr) 380px', gap: space(50) },
}));

const Aside = styled('aside')(({ theme }) => ({
  [theme.breakpoints.up('md')]: { position: 'sticky', top: 84 },
}));

const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${space(8)} ${space(24)}`,
  margin: 0,
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, fontVariantNumeric: 'tabular-nums' },
}));

/** The top of the page, not the whole of it: the middle of the picture. */
const strip = { width: 21, height: 9 };

interface AppointmentDetailProps {
  benefit: BookableBenefit;
  /** The choice of a time. */
  children: ReactNode;
  /** What can be done with the time that is chosen. */
  aside: ReactNode;
}

/** What a kind of appointment is, how long it takes, with whom and for how much; under it the choice of a time. */
export function AppointmentDetail({ benefit, children, aside }: AppointmentDetailProps) {
  const intl = useIntl();
  const { studio, studioUuid } = useStudio();
  const { id, image, colorHex, description, durationMinutes, employees, price } = benefit;
  return (
    <Columns>
      <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
        {image && (
          <Cover
            picture={image}
            proportions={strip}
            sizes="(min-width: 992px) 740px, 100vw"
            color={colorHex}
            important
          />
        )}
        {description !== '' && (
          <Typography sx={{ maxWidth: lineLength, whiteSpace: 'pre-line' }}>
            {description}
          </Typography>
        )}
        <Facts>
          <dt>
            <FormattedMessage {...messages.duration} />
          </dt>
          <dd>
            <Minutes count={durationMinutes} />
          </dd>
          <dt>
            <FormattedMessage {...messages.price} />
          </dt>
          <dd>
            <AppointmentPrice price={price} />
            {benefit.benefitBookingOptionType !== null && (
              <>
                {' · '}
                <FormattedMessage {...messages.included} />
              </>
            )}
          </dd>
          {employees.length > 0 && (
            <>
              <dt>
                <FormattedMessage {...flowMessages.who} />
              </dt>
              <dd>
                {intl.formatList(
                  employees.map(({ displayedName }) => displayedName),
                  { type: 'disjunction' },
                )}
              </dd>
            </>
          )}
          <dt>
            <FormattedMessage {...flowMessages.where} />
          </dt>
          <dd>
            {[studio.name, ...addressLines(studio.address)].join(', ')}
            <br />
            <SiteLink href={path('appointmentStudioSelect', { studioUuid, id })}>
              <FormattedMessage {...messages.otherStudios} />
            </SiteLink>
          </dd>
        </Facts>
        <section aria-labelledby="choose-time">
          <Typography id="choose-time" variant="h2" sx={{ mt: 1, mb: 2 }}>
            <FormattedMessage {...messages.chooseTime} />
          </Typography>
          {children}
        </section>
      </Box>
      <Aside>{aside}</Aside>
    </Columns>
  );
}
