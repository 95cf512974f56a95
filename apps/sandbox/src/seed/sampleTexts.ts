/**
 * Translations of the samples' texts by the stored ones. Italian has those of Arcade and Spanish those of Volt,
 * which offer these languages; a text without a translation is the same in both languages.
 */
import { englishSamples } from './sampleTexts/english.ts';
import { germanSamples } from './sampleTexts/german.ts';
import { italianSamples } from './sampleTexts/italian.ts';
import { spanishSamples } from './sampleTexts/spanish.ts';

export const sampleTexts: Readonly<
  Record<'de' | 'en' | 'es' | 'it', Readonly<Record<string, string>>>
> = { de: germanSamples, en: englishSamples, es: spanishSamples, it: italianSamples };
