-- Cards without an account that a checkout has taken are good for no other one.
UPDATE "payment_instruments" SET "used" = true
WHERE "account_id" IS NULL
  AND EXISTS (SELECT FROM "checkouts" WHERE "checkouts"."instrument_id" = "payment_instruments"."id");--> statement-breakpoint
-- Of several preferred cards of an account the first stays the preferred one.
UPDATE "payment_instruments" SET "preferred" = false
WHERE "preferred"
  AND EXISTS (
    SELECT FROM "payment_instruments" AS "earlier"
    WHERE "earlier"."account_id" = "payment_instruments"."account_id"
      AND "earlier"."preferred"
      AND "earlier"."id" < "payment_instruments"."id"
  );
