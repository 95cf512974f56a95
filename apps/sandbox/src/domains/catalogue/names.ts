/** Names of categories and features in the user's language. */
import type { Database } from '../../platform/database/database.ts';
import type { Schemas } from '../../platform/api.ts';
import { type Names, studioCategories, studioFeatureCategories, studioFeatures } from './tables.ts';

type Named = { id: number; name: string };

/** All names of the catalogue, sorted. */
export type CatalogueNames = {
  categories: Schemas['StudioCategory'][];
  featureCategories: Schemas['StudioFeatureCategory'][];
};

/** @param language BCP 47; English if the catalogue is not available in it */
export async function loadCatalogueNames(
  db: Database,
  language: string | null,
): Promise<CatalogueNames> {
  const { compare } = new Intl.Collator([language ?? 'en', 'en']);
  const toNamed = ({ id, names }: { id: number; names: Names }): Named => ({
    id,
    name: language?.split('-')[0] === 'de' ? names.de : names.en,
  });
  const byName = (a: Named, b: Named) => compare(a.name, b.name);
  const categories = await db.select().from(studioCategories);
  const groups = await db.select().from(studioFeatureCategories);
  const features = await db.select().from(studioFeatures);
  return {
    categories: categories.map(toNamed).toSorted(byName),
    featureCategories: groups
      .map((group) => ({
        ...toNamed(group),
        features: features
          .filter(({ featureCategoryId }) => featureCategoryId === group.id)
          .map(toNamed)
          .toSorted(byName),
      }))
      .toSorted(byName),
  };
}
