import regular from '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf?url';
import bold from '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf?url';

/** @throws without a connection */
export const loadFont = async (url: string): Promise<ArrayBuffer> => {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`Loading the font ${url} failed with status ${answer.status}.`);
  return answer.arrayBuffer();
};

/**
 * Loads the fonts for PDFs, which cover all languages of the portal; names may need others
 * (`scriptFonts.ts`). TrueType, because PDFKit cannot subset WOFF2.
 * @throws without a connection
 */
export async function loadPdfFonts(): Promise<{ light: ArrayBuffer; heavy: ArrayBuffer }> {
  const [light, heavy] = await Promise.all([loadFont(regular), loadFont(bold)]);
  return { light, heavy };
}
