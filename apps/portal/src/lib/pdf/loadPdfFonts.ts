import regular from '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf?url';
import bold from '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf?url';

const fontAt = async (url: string): Promise<ArrayBuffer> => {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`);
  return answer.arrayBuffer();
};

/**
 * Loads the fonts for PDFs, which cover all languages of the portal. TrueType, because PDFKit
 * cannot subset WOFF2.
 * @throws without a connection
 */
export async function loadPdfFonts(): Promise<{ light: ArrayBuffer; heavy: ArrayBuffer }> {
  const [light, heavy] = await Promise.all([fontAt(regular), fontAt(bold)]);
  return { light, heavy };
}
