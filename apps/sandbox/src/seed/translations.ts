/** Languages of the sample tenants, and custom texts of one of them. */
import type { Database } from '../platform/database/database.ts';
import { tenantLocales, translations } from '../domains/translations/tables.ts';
import type { TenantName } from './brands.ts';

const locales: Record<TenantName, string[]> = {
  northside: ['de_DE', 'en_GB'],
  volt: ['en_US', 'de_DE', 'es_ES'],
  arcade: ['it_IT', 'de_DE', 'en_GB'],
};

/** Volt says "class" and "Training" where the default texts say "course". */
const tag: TenantName = 'volt';
const texts: Record<string, Record<string, string>> = {
  'en-GB': {
    'courses.title': 'Classes',
    'home.allCourses': 'All classes',
    'home.coursesTile': 'Classes',
    'title.courses': 'Classes',
  },
  'en-US': {
    'courses.title': 'Classes',
    'home.allCourses': 'All classes',
    'home.coursesTile': 'Classes',
    'title.courses': 'Classes',
  },
  'de-DE': {
    'courses.title': 'Trainings',
    'home.allCourses': 'Alle Trainings',
    'home.coursesTile': 'Trainings',
    'title.courses': 'Trainings',
  },
};

export async function seedTranslations(db: Database): Promise<void> {
  await db
    .insert(tenantLocales)
    .values(
      Object.entries(locales).flatMap(([tenant, names]) =>
        names.map((locale, at) => ({ tenant, locale, position: at + 1 })),
      ),
    );
  await db
    .insert(translations)
    .values(
      Object.entries(texts).flatMap(([language, messages]) =>
        Object.entries(messages).map(([messageId, text]) => ({ tag, language, messageId, text })),
      ),
    );
}
