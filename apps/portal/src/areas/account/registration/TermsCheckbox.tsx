import { styled } from '@mui/material/styles';
import { SiteLink } from '@studio-portal/ui/SiteLink';
import { space } from '@studio-portal/ui/tokens';
import { FormattedMessage } from 'react-intl';
import { titles } from '../../../lib/routes/routeTitles.ts';
import { CheckboxInput } from '../../../lib/forms/CheckboxInput.tsx';
import type { FieldProps } from '../../../lib/forms/useAppForm.ts';

/** Addresses from the brand, which may be anything. */
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
 * Consent to the brand's terms. The documents stand beside the box, not in its label, where a screen reader would not find
 * them; they open in a window of their own, so that nothing typed is lost.
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
