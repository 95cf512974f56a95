/** Each file begins without translations of sample data, which other files in the same process may have added. */
import { addTranslations } from '../../src/platform/database/translatedText.ts';

for (const language of ['de', 'en']) addTranslations(language, {});
