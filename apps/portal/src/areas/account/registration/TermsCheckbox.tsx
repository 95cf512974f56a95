import { styled } from '@mui/material/styles';
import { SiteLink } from '@studio-portal/ui/SiteLink';
import { space } from '@studio-portal/ui/tokens';
import { FormattedMessage } from 'react-intl';
import { titles } from '../../../lib/routes/routeTitles.ts';
import { CheckboxInput } from '../../../lib/forms/CheckboxInput.tsx';
import type { FieldProps } from '../../../lib/forms/useAppForm.ts';

/** Addresses from the brand, which are not validated. */
export interface TermsLinks {
  terms: string;
  privacy: string;
}

const Documents = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space(4)} ${space(16)}`,
  margin: `${space(4)} 0 0`,
});

/**
 * Consent to the brand's terms. The documents are beside the box rather than in its label, where
 * screen readers would not find them; they open in a new tab, so that the input is kept.
 */
export const TermsCheckbox = ({
  links,
  ...field
}: FieldProps<'checkbox'> & { links: TermsLinks }) => (
  <div>
    <CheckboxInput {...field} />
    <Documents>
      <SiteLink href={links.terms} target="_blank" rel="noopener noreferrer">
        <FormattedMessage {...titles.terms} />
      </SiteLink>
      <SiteLink href={links.privacy} target="_blank" rel="noopener noreferrer">
        <FormattedMessage {...titles.privacy} />
      </SiteLink>
    </Documents>
  </div>
);
