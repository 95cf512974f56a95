import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import type { LegalConsent, LegalInfoType } from '@studio-portal/sdk/types';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { consentMessages as messages } from './consentMessages.ts';

interface ConsentsProps {
  consents: readonly LegalConsent[];
  accepted: readonly LegalInfoType[];
  onChange: (accepted: LegalInfoType[]) => void;
  /** True after a submit: required boxes left empty then show an error. */
  isAsked: boolean;
}

/** Consent checkboxes required by a studio, each with its error (spec 5). */
export function Consents({ consents, accepted, onChange, isAsked }: ConsentsProps) {
  const id = useId();
  if (consents.length === 0) return undefined;
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {consents.map(({ type, name, text, mandatory }) => {
        const isTicked = accepted.includes(type);
        const isMissing = isAsked && mandatory && !isTicked;
        const textId = `${id}-${type}`;
        return (
          <FormControl key={type} error={isMissing} required={mandatory}>
            <FormControlLabel
              label={text}
              control={
                <Checkbox
                  checked={isTicked}
                  onChange={(_, ticked) =>
                    onChange(
                      ticked ? [...accepted, type] : accepted.filter((other) => other !== type),
                    )
                  }
                  slotProps={{
                    input: {
                      'aria-invalid': isMissing,
                      'aria-describedby': isMissing ? textId : undefined,
                    },
                  }}
                />
              }
            />
            {isMissing && (
              <FormHelperText id={textId} role="alert">
                <FormattedMessage
                  {...(name === null ? messages.acceptBlock : messages.acceptNamedBlock)}
                  values={{ 0: name }}
                />
              </FormHelperText>
            )}
          </FormControl>
        );
      })}
    </Box>
  );
}
