/** Each file begins without translations of sample data, which other files in the same process may have added. */
import { addTranslations } from '../../src/platform/database/translatedText.ts';
import { sampleTexts } from '../../src/seed/sampleTexts.ts';

for (const language of Object.keys(sampleTexts)) addTranslations(language, {});
