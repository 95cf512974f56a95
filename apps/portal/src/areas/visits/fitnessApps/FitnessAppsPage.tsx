import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { Actions } from '@studio-portal/ui/Actions';
import { PageRoom } from '@studio-portal/ui/PageRoom';
import { space } from '@studio-portal/ui/tokens';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { messages } from './messages.ts';

const Paragraphs = styled('div')({ display: 'grid', gap: space(12), marginBottom: space(24) });

interface FitnessAppsPageProps {
  /** As the address has it; anything but a plain name is not repeated. */
  vendor: string | undefined;
  /** The way back to the studio. */
  children: ReactNode;
}

/** A plain name: an address is written by anybody, and nothing in it is to be taken for our words. */
const isName = (vendor: string): boolean => /^[a-z0-9][a-z0-9-]{1,29}$/i.test(vendor);

/**
 * Where a fitness app leads back to. The catalogue of calls has none that would connect one (specification 2, section 7), so the page tells
 * the truth: what was asked, and that nothing was done.
 */
export function FitnessAppsPage({ vendor, children }: FitnessAppsPageProps) {
  const known = vendor !== undefined && vendor !== 'vendor' && isName(vendor);
  return (
    <PageRoom template="form">
      <Typography variant="h1" gutterBottom>
        <FormattedMessage {...messages.title} />
      </Typography>
      <Paragraphs>
        <Typography>
          {known ? (
            <FormattedMessage
              {...messages.asked}
              values={{ vendor: vendor.charAt(0).toUpperCase() + vendor.slice(1) }}
            />
          ) : (
            <FormattedMessage {...messages.askedUnknown} />
          )}
        </Typography>
        <Typography>
          <FormattedMessage {...messages.text} />
        </Typography>
        <Typography color="textSecondary">
          <FormattedMessage {...messages.withdraw} />
        </Typography>
      </Paragraphs>
      <Actions>{children}</Actions>
    </PageRoom>
  );
}
