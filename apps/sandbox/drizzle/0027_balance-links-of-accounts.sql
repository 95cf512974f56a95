ALTER TABLE "balance_links" DROP CONSTRAINT "balance_links_studio_id_studios_id_fk";
--> statement-breakpoint
ALTER TABLE "balance_links" ALTER COLUMN "customer_account_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "balance_links" DROP COLUMN "studio_id";--> statement-breakpoint
ALTER TABLE "balance_links" DROP COLUMN "firstname";--> statement-breakpoint
ALTER TABLE "balance_links" DROP COLUMN "lastname";--> statement-breakpoint
ALTER TABLE "balance_links" DROP COLUMN "payment_method";--> statement-breakpoint
ALTER TABLE "balance_links" DROP COLUMN "amount_cents";