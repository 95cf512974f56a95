import Button from '@mui/material/Button';
import { useTheme } from '@mui/material/styles';
import { LoadingButton } from '@studio-portal/ui/LoadingButton';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useStudio } from '../routes/StudioContext.tsx';
import { Alert } from '../alert/Alert.tsx';
import { useApiMutation } from '../api/cache/useApiMutation.ts';
import type { DocumentFile } from './documentPdf.ts';
import { pdfMessages } from './pdfMessages.ts';
import { saveFile } from './saveFile.ts';

interface PdfButtonsProps {
  /** Label of the download button. */
  label: ReactNode;
  /** File name without extension. */
  fileName: string;
  document: Omit<DocumentFile, 'locale' | 'color' | 'brand'>;
}

/**
 * Buttons to download a document as a PDF, created in the browser with the brand's name and color,
 * or to print it.
 */
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
  const { mutate, isPending, isError } = useApiMutation([], { mutationFn: download });
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
