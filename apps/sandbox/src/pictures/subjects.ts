import { eq } from 'drizzle-orm';
import { courseCategories, courses, employees } from '../domains/bookings/courses/tables.ts';
import { benefits } from '../domains/bookings/singleAppointments/tables.ts';
import { contractOffers } from '../domains/membershipOffers/tables.ts';
import { studioNews } from '../domains/news/tables.ts';
import { products } from '../domains/products/tables.ts';
import { studios } from '../domains/studios/tables.ts';
import type { Database } from '../platform/database/database.ts';
import type { PictureKind } from '../platform/toPicture.ts';

/** A row of the database that has a picture. */
export type Subject = {
  id: number;
  tenant: string;
  name: string;
  /** Category of a course, type of a product. */
  category?: string | null;
};

/** Loads a subject by id; the list is empty when there is none. */
export const loadSubject: Record<PictureKind, (db: Database, id: number) => Promise<Subject[]>> = {
  course: (db, id) =>
    db
      .select({
        id: courses.id,
        tenant: courses.tenant,
        name: courses.name,
        category: courseCategories.name,
      })
      .from(courses)
      .leftJoin(courseCategories, eq(courseCategories.id, courses.categoryId))
      .where(eq(courses.id, id)),
  benefit: (db, id) =>
    db
      .select({ id: benefits.id, tenant: benefits.tenant, name: benefits.name })
      .from(benefits)
      .where(eq(benefits.id, id)),
  studio: (db, id) =>
    db
      .select({ id: studios.id, tenant: studios.tenant, name: studios.name })
      .from(studios)
      .where(eq(studios.id, id)),
  news: (db, id) =>
    db
      .select({ id: studioNews.id, tenant: studios.tenant, name: studioNews.title })
      .from(studioNews)
      .innerJoin(studios, eq(studios.id, studioNews.studioId))
      .where(eq(studioNews.id, id)),
  product: (db, id) =>
    db
      .select({
        id: products.id,
        tenant: studios.tenant,
        name: products.name,
        category: products.type,
      })
      .from(products)
      .innerJoin(studios, eq(studios.id, products.studioId))
      .where(eq(products.id, id)),
  'contract-offer': (db, id) =>
    db
      .select({ id: contractOffers.id, tenant: studios.tenant, name: contractOffers.name })
      .from(contractOffers)
      .innerJoin(studios, eq(studios.id, contractOffers.studioId))
      .where(eq(contractOffers.id, id)),
  employee: (db, id) =>
    db
      .select({ id: employees.id, tenant: employees.tenant, name: employees.displayedName })
      .from(employees)
      .where(eq(employees.id, id)),
};
