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
  /** Name from the address; shown only if it is a plain name. */
  vendor: string | undefined;
  /** Link back to the studio. */
  children: ReactNode;
}

/**
 * Returns whether the text is a plain name. Anyone can write an address, and its text must not pass
 * for the portal's.
 */
const isName = (vendor: string): boolean => /^[a-z0-9][a-z0-9-]{1,29}$/i.test(vendor);

/**
 * Return page of a fitness app. The API has no call that connects one (spec 2, section 7), so the
 * page repeats the request and says that nothing was connected.
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
