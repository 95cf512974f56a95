/** Packs, day tickets and vouchers of every sample studio. */
import type { Database } from '../platform/database/database.ts';
import { menuEntries } from '../domains/brands/tables.ts';
import { products, productVariants } from '../domains/products/tables.ts';
import type { StoredStudio } from '../domains/studios/rules.ts';
import { studios } from '../domains/studios/tables.ts';
import { convertPrice } from './convertPrice.ts';

type NewProduct = typeof products.$inferInsert;
type NewVariant = typeof productVariants.$inferInsert;

type Sample = Pick<NewProduct, 'type' | 'name' | 'description' | 'memberOnly' | 'pictured'> & {
  variants: (Pick<NewVariant, 'name' | 'priceCents' | 'maxQuantity'> &
    Partial<Pick<NewVariant, 'benefitUnits' | 'validity' | 'stock'>>)[];
};

const samples: readonly Sample[] = [
  {
    type: 'BENEFIT_OFFER',
    name: 'Class pack',
    description: 'Places in any class, whenever it suits you. Use your visits when you book.',
    memberOnly: false,
    pictured: true,
    variants: [
      {
        name: '5 classes',
        priceCents: 6500,
        maxQuantity: 3,
        benefitUnits: 5,
        validity: { term: 3, termUnit: 'MONTH' },
      },
      {
        name: '10 classes',
        priceCents: 12_000,
        maxQuantity: 3,
        benefitUnits: 10,
        validity: { term: 6, termUnit: 'MONTH' },
      },
    ],
  },
  {
    type: 'BENEFIT_OFFER',
    name: 'Bring a friend',
    description: 'Three places for whoever you bring along. For members only.',
    memberOnly: true,
    pictured: true,
    variants: [
      {
        name: '3 places',
        priceCents: 3000,
        maxQuantity: 1,
        benefitUnits: 3,
        validity: { term: 1, termUnit: 'MONTH' },
      },
    ],
  },
  {
    type: 'DAY_TICKET',
    name: 'Day pass',
    description:
      'Train as long as you like on one day, changing room and showers included. Pupils, students, trainees and people over 65 pay the reduced price; bring a card that shows it.',
    memberOnly: false,
    pictured: true,
    variants: [
      { name: 'One day', priceCents: 1950, maxQuantity: 1 },
      { name: 'One day, reduced (students, trainees, over 65)', priceCents: 1450, maxQuantity: 1 },
    ],
  },
  {
    type: 'VOUCHER',
    name: 'Gift voucher',
    description: 'An amount to spend on anything at the studio. You can write a few words on it.',
    memberOnly: false,
    pictured: true,
    variants: [
      { name: 'Small', priceCents: 2500, maxQuantity: 5, validity: { term: 3, termUnit: 'YEAR' } },
      {
        name: 'Large',
        priceCents: 10_000,
        maxQuantity: 5,
        validity: { term: 3, termUnit: 'YEAR' },
      },
    ],
  },
];

type Seller = Pick<StoredStudio, 'id' | 'paymentMethods' | 'currencyCode'>;

/** Adds the products of a studio, with prices in its currency. */
export async function seedStudioProducts(
  db: Database,
  { id: studioId, paymentMethods, currencyCode }: Seller,
): Promise<void> {
  const stored = await db
    .insert(products)
    .values(
      samples.map(({ variants: _, ...product }, position) => ({
        ...product,
        studioId,
        categoryIds: [],
        benefitIds: [],
        position,
      })),
    )
    .returning({ productId: products.id, position: products.position });
  await db.insert(productVariants).values(
    stored.flatMap(({ productId, position }) =>
      (samples[position]?.variants ?? []).map((variant) => ({
        ...variant,
        priceCents: convertPrice(variant.priceCents, currencyCode),
        productId,
        paymentMethods,
      })),
    ),
  );
}

export async function seedProducts(db: Database): Promise<void> {
  for (const studio of await db.select().from(studios))
    // Studios without a payment method cannot sell online.
    if (studio.paymentMethods.length > 0) await seedStudioProducts(db, studio);
}

/** Adds menu entries at studios with products. */
export async function seedProductEntries(db: Database): Promise<void> {
  const selling = await db.selectDistinct({ studioId: products.studioId }).from(products);
  const entries = selling.flatMap(({ studioId }) =>
    (['BENEFIT_OFFERS', 'DAY_TICKETS', 'VOUCHERS'] as const).map((permission, place) => ({
      studioId,
      permission,
      position: 7 + place,
      membersOnly: false,
    })),
  );
  if (entries.length > 0) await db.insert(menuEntries).values(entries);
}
