-- What a link said that somebody owes becomes an account of theirs with one entry; the links of before have one each.
ALTER TABLE "customer_accounts" ADD COLUMN "of_link" text;--> statement-breakpoint
INSERT INTO "customer_accounts" ("studio_id", "firstname", "lastname", "payment_method", "of_link")
SELECT "studio_id", "firstname", "lastname", "payment_method", "token" FROM "balance_links";--> statement-breakpoint
INSERT INTO "account_entries" ("customer_account_id", "kind", "name", "amount_cents", "due_date", "booked_at")
SELECT "a"."id", 'CLAIM', 'Open balance', "l"."amount_cents", ("l"."created_at" AT TIME ZONE "s"."zone_id")::date, "l"."created_at"
FROM "balance_links" "l"
JOIN "customer_accounts" "a" ON "a"."of_link" = "l"."token"
JOIN "studios" "s" ON "s"."id" = "l"."studio_id";--> statement-breakpoint
UPDATE "balance_links" SET "customer_account_id" = "a"."id" FROM "customer_accounts" "a" WHERE "a"."of_link" = "balance_links"."token";--> statement-breakpoint
ALTER TABLE "customer_accounts" DROP COLUMN "of_link";
