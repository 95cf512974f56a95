import type { IdlePeriodDocumentRequirements } from '@studio-portal/sdk/types';
import { FilePicker, type PickedFile } from '@studio-portal/ui/FilePicker';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages } from './messages.ts';

interface DocumentFieldProps {
  requirements: IdlePeriodDocumentRequirements;
  files: readonly PickedFile[];
  onChange: (files: PickedFile[]) => void;
  /** True if the user tried to submit without a document. */
  missing: boolean;
}

/** Field for the document that a studio requires: a photo from the phone or a file. */
export function DocumentField({ requirements, files, onChange, missing }: DocumentFieldProps) {
  const intl = useIntl();
  const { description, mediaTypes, maxMegabytes: limit } = requirements;
  return (
    <FilePicker
      label={intl.formatMessage(messages.document)}
      entries={files}
      onChange={onChange}
      accept={mediaTypes.join(',')}
      maxBytes={limit * 1_000_000}
      required
      texts={{
        choose: intl.formatMessage(messages.chooseFile),
        remove: (name) => intl.formatMessage(messages.removeFile, { name }),
        wrongType: (name) => intl.formatMessage(messages.wrongType, { name }),
        tooLarge: (name) => intl.formatMessage(messages.tooLarge, { name, limit }),
        unreadable: (name) => intl.formatMessage(messages.unreadable, { name }),
      }}
      {...(missing ? { errorText: intl.formatMessage(messages.documentMissing) } : {})}
      helperText={
        <>
          {description !== null && <>{description} </>}
          <FormattedMessage {...messages.fileKinds} values={{ limit }} />
        </>
      }
    />
  );
}
