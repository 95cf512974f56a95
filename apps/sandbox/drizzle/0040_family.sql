CREATE TABLE "family_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" bigint NOT NULL,
	"relative_id" bigint NOT NULL,
	"relation" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "booked_by" bigint;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "booked_as" text;--> statement-breakpoint
ALTER TABLE "checkouts" ADD COLUMN "booked_by" bigint;--> statement-breakpoint
ALTER TABLE "checkouts" ADD COLUMN "booked_as" text;--> statement-breakpoint
ALTER TABLE "purchased_products" ADD COLUMN "booked_by" bigint;--> statement-breakpoint
ALTER TABLE "purchased_products" ADD COLUMN "booked_as" text;--> statement-breakpoint
ALTER TABLE "single_appointments" ADD COLUMN "booked_by" bigint;--> statement-breakpoint
ALTER TABLE "single_appointments" ADD COLUMN "booked_as" text;--> statement-breakpoint
ALTER TABLE "family_links" ADD CONSTRAINT "family_links_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_links" ADD CONSTRAINT "family_links_relative_id_customers_id_fk" FOREIGN KEY ("relative_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "family_links_customer_id_relative_id_index" ON "family_links" USING btree ("customer_id","relative_id");--> statement-breakpoint
CREATE INDEX "family_links_relative_id_index" ON "family_links" USING btree ("relative_id");--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_booked_by_accounts_id_fk" FOREIGN KEY ("booked_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_booked_by_accounts_id_fk" FOREIGN KEY ("booked_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchased_products" ADD CONSTRAINT "purchased_products_booked_by_accounts_id_fk" FOREIGN KEY ("booked_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "single_appointments" ADD CONSTRAINT "single_appointments_booked_by_accounts_id_fk" FOREIGN KEY ("booked_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bookings_booked_by_index" ON "bookings" USING btree ("booked_by");--> statement-breakpoint
CREATE INDEX "checkouts_booked_by_index" ON "checkouts" USING btree ("booked_by");--> statement-breakpoint
CREATE INDEX "purchased_products_booked_by_index" ON "purchased_products" USING btree ("booked_by");--> statement-breakpoint
CREATE INDEX "single_appointments_booked_by_index" ON "single_appointments" USING btree ("booked_by");