/** Products of the sample studio. */
import type { Database } from '../platform/database/database.ts';
import { products, productVariants } from '../domains/products/tables.ts';

const productDefaults = {
  studioId: 1001,
  memberOnly: false,
  pictured: true,
  categoryIds: [],
  benefitIds: [],
} satisfies Partial<typeof products.$inferInsert>;

const productRows = [
  {
    ...productDefaults,
    id: 60_001,
    type: 'BENEFIT_OFFER',
    name: 'Ten classes',
    description: 'Ten places in any class, for half a year.',
    position: 1,
  },
  {
    ...productDefaults,
    id: 60_002,
    type: 'DAY_TICKET',
    name: 'Day ticket',
    description: 'Train as long as you like, on one day.',
    pictured: false,
    position: 2,
  },
  {
    ...productDefaults,
    id: 60_003,
    type: 'VOUCHER',
    name: 'Gift voucher',
    description: 'An amount for everything at the studio.',
    position: 3,
  },
] satisfies (typeof products.$inferInsert)[];

const variantDefaults = {
  paymentMethods: ['CREDIT_CARD', 'DIRECT_DEBIT'],
  maxQuantity: 5,
} satisfies Partial<typeof productVariants.$inferInsert>;

const variantRows: (typeof productVariants.$inferInsert)[] = [
  {
    ...variantDefaults,
    id: 70_001,
    productId: 60_001,
    name: '10 classes',
    priceCents: 12_000,
    benefitUnits: 10,
    validity: { term: 6, termUnit: 'MONTH' },
  },
  {
    ...variantDefaults,
    id: 70_002,
    productId: 60_001,
    name: '20 classes',
    priceCents: 22_000,
    benefitUnits: 20,
    validity: { term: 1, termUnit: 'YEAR' },
  },
  {
    ...variantDefaults,
    id: 70_003,
    productId: 60_002,
    name: 'Day ticket',
    priceCents: 1950,
    stock: 40,
    maxQuantity: 1,
  },
  {
    ...variantDefaults,
    id: 70_004,
    productId: 60_003,
    name: '50 euros',
    priceCents: 5000,
    validity: { term: 3, termUnit: 'YEAR' },
  },
];

/**
 * Creates the products, replacing earlier ones.
 * @param changes columns that differ from the defaults, of products and of variants
 */
export async function setProducts(
  db: Database,
  changes: {
    product?: Partial<typeof products.$inferInsert>;
    variant?: Partial<typeof productVariants.$inferInsert>;
  } = {},
): Promise<void> {
  await db.delete(products);
  await db.insert(products).values(productRows.map((row) => ({ ...row, ...changes.product })));
  await db
    .insert(productVariants)
    .values(variantRows.map((row) => ({ ...row, ...changes.variant })));
}
