CREATE TABLE "contract_grants" (
	"id" bigint PRIMARY KEY DEFAULT nextval('booking_options_id_seq') NOT NULL,
	"contract_id" bigint NOT NULL,
	"module_contract_id" bigint,
	"terms" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "grant_id" bigint;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "visit" text;--> statement-breakpoint
ALTER TABLE "contract_offer_modules" ADD COLUMN "grants" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "contract_offers" ADD COLUMN "grants" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "single_appointments" ADD COLUMN "grant_id" bigint;--> statement-breakpoint
ALTER TABLE "single_appointments" ADD COLUMN "visit" text;--> statement-breakpoint
ALTER TABLE "contract_grants" ADD CONSTRAINT "contract_grants_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_grants" ADD CONSTRAINT "contract_grants_module_contract_id_module_contracts_id_fk" FOREIGN KEY ("module_contract_id") REFERENCES "public"."module_contracts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contract_grants_contract_id_index" ON "contract_grants" USING btree ("contract_id");--> statement-breakpoint
CREATE INDEX "contract_grants_module_contract_id_index" ON "contract_grants" USING btree ("module_contract_id");--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_grant_id_contract_grants_id_fk" FOREIGN KEY ("grant_id") REFERENCES "public"."contract_grants"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "single_appointments" ADD CONSTRAINT "single_appointments_grant_id_contract_grants_id_fk" FOREIGN KEY ("grant_id") REFERENCES "public"."contract_grants"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bookings_booking_option_id_index" ON "bookings" USING btree ("booking_option_id");--> statement-breakpoint
CREATE INDEX "bookings_grant_id_index" ON "bookings" USING btree ("grant_id");--> statement-breakpoint
CREATE INDEX "bookings_booker_index" ON "bookings" USING btree ("booker");--> statement-breakpoint
CREATE INDEX "single_appointments_grant_id_index" ON "single_appointments" USING btree ("grant_id");--> statement-breakpoint
CREATE INDEX "single_appointments_booker_index" ON "single_appointments" USING btree ("booker");--> statement-breakpoint
UPDATE "bookings" SET "visit" = case "status" when 'CANCELED' then 'RETURNED' else 'USED' end FROM "booking_options" WHERE "booking_options"."id" = "bookings"."booking_option_id" AND "booking_options"."remaining" IS NOT NULL;--> statement-breakpoint
UPDATE "single_appointments" SET "visit" = case "status" when 'CANCELED' then 'RETURNED' else 'USED' end FROM "booking_options" WHERE "booking_options"."id" = "single_appointments"."booking_option_id" AND "booking_options"."remaining" IS NOT NULL;
