import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../testing/show.tsx';
import { documentPdf } from './documentPdf.ts';
import { PdfButtons } from './PdfButtons.tsx';
import { saveFile } from './saveFile.ts';

vi.mock('./documentPdf.ts', () => ({ documentPdf: vi.fn<typeof documentPdf>() }));
vi.mock('./saveFile.ts', () => ({ saveFile: vi.fn<typeof saveFile>() }));

test('shows an error until the file is created on retry', async () => {
  const file = new Blob();
  vi.mocked(documentPdf).mockRejectedValueOnce(new Error('No font')).mockResolvedValueOnce(file);
  await show(
    <PdfButtons
      label="Save"
      fileName="receipt"
      document={{ title: 'Receipt', subtitle: '', facts: [], notes: [] }}
    />,
  );
  const failure = page.getByRole('alert');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(failure).toBeVisible();
  expect(saveFile).not.toHaveBeenCalled();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(failure).not.toBeInTheDocument();
  await expect.poll(() => vi.mocked(saveFile).mock.calls).toEqual([[file, 'receipt.pdf']]);
});
