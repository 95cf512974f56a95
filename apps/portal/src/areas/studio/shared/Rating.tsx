import { styled } from '@mui/material/styles';
import type { StudioRating } from '@studio-portal/sdk/types';
import { Icon } from '@studio-portal/ui/Icon';
import { space } from '@studio-portal/ui/tokens';
import { VisuallyHidden } from '@studio-portal/ui/VisuallyHidden';
import { Star } from 'lucide';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { texts } from '../../../lib/i18n/texts.ts';

const messages = texts(
  'studio',
  defineMessages({
    rating: {
      id: 'studios.rating',
      defaultMessage: '{average} out of 5 ({count, plural, one {# rating} other {# ratings}})',
      description: 'What members think of a studio, in one figure.',
    },
  }),
);

const Root = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(4),
  verticalAlign: 'bottom',
  fontVariantNumeric: 'tabular-nums',
  '& > svg': { fill: 'currentcolor' },
});

/** Average rating of a studio and the number of ratings; nothing if there are none. */
export function Rating({ rating: { average, count } }: { rating: StudioRating }) {
  const intl = useIntl();
  if (average === null) return null;
  const text = intl.formatNumber(average, { maximumFractionDigits: 1 });
  return (
    <Root>
      <Icon of={Star} size={16} />
      <span aria-hidden>
        {text} ({count})
      </span>
      <VisuallyHidden>
        <FormattedMessage {...messages.rating} values={{ average: text, count }} />
      </VisuallyHidden>
    </Root>
  );
}
