import Button from '@mui/material/Button';
import { useTheme } from '@mui/material/styles';
import { LoadingButton } from '@studio-portal/ui/LoadingButton';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useStudio } from '../routes/StudioContext.tsx';
import { Alert } from '../alert/Alert.tsx';
import { useWriting } from '../api/cache/useWriting.ts';
import type { DocumentFile } from './documentPdf.ts';
import { pdfMessages } from './pdfMessages.ts';
import { saveFile } from './saveFile.ts';

interface PdfButtonsProps {
  /** Words of the button that saves it. */
  label: ReactNode;
  /** Without the ending. */
  fileName: string;
  document: Omit<DocumentFile, 'locale' | 'color' | 'brand'>;
}

/** A document to keep: as a file, which is made here, in the brand's name and colour, or on paper. */
export function PdfButtons({ label, fileName, document }: PdfButtonsProps) {
  const { locale } = useIntl();
  const { palette } = useTheme();
  const { tenantInfo } = useStudio();
  const download = async () => {
    const { documentPdf } = await import('./documentPdf.ts');
    saveFile(
      await documentPdf({
        ...document,
        locale,
        brand: tenantInfo.publicTenantName,
        color: palette.primary.main,
      }),
      `${fileName}.pdf`,
    );
  };
  const { mutate, isPending, isError } = useWriting([], { mutationFn: download });
  return (
    <>
      <LoadingButton loading={isPending} onClick={() => mutate()}>
        {label}
      </LoadingButton>
      <Button variant="outlined" onClick={() => window.print()}>
        <FormattedMessage {...pdfMessages.print} />
      </Button>
      {isError && (
        <Alert kind="error">
          <FormattedMessage {...pdfMessages.downloadFailed} />
        </Alert>
      )}
    </>
  );
}
