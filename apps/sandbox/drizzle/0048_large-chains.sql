DROP INDEX "single_appointments_starts_at_index";--> statement-breakpoint
DROP INDEX "contracts_charged_until_index";--> statement-breakpoint
DROP INDEX "checkins_customer_id_date_index";--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "unbilled" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "account_entries" ADD COLUMN "unbilled" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "unbilled" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "voucher_uses" ADD COLUMN "unbilled" boolean DEFAULT true NOT NULL;--> statement-breakpoint
UPDATE "customers" SET "unbilled" = false;--> statement-breakpoint
UPDATE "account_entries" SET "unbilled" = false WHERE "kind" <> 'CLAIM' OR "id" IN (SELECT "entry_id" FROM "invoice_positions");--> statement-breakpoint
CREATE INDEX "accounts_referred_by_index" ON "accounts" USING btree ("referred_by");--> statement-breakpoint
CREATE INDEX "customers_to_bill" ON "customers" USING btree ("id") WHERE "customers"."unbilled";--> statement-breakpoint
CREATE INDEX "course_appointments_starts_at_index" ON "course_appointments" USING btree ("starts_at");--> statement-breakpoint
CREATE INDEX "course_appointments_employee_ids_index" ON "course_appointments" USING gin ("employee_ids");--> statement-breakpoint
CREATE INDEX "single_appointments_booked" ON "single_appointments" USING btree ("starts_at") WHERE "single_appointments"."status" = 'BOOKED';--> statement-breakpoint
CREATE INDEX "bookings_waiting" ON "bookings" USING btree ("appointment_id") WHERE "bookings"."status" = 'WAITING';--> statement-breakpoint
CREATE INDEX "account_entries_to_bill" ON "account_entries" USING btree ("customer_account_id") WHERE "account_entries"."unbilled";--> statement-breakpoint
CREATE INDEX "contracts_recruited_by_index" ON "contracts" USING btree ("recruited_by");--> statement-breakpoint
CREATE INDEX "contracts_recruited" ON "contracts" USING btree ("signed_at") WHERE "contracts"."recruited_by" is not null;--> statement-breakpoint
CREATE INDEX "contracts_to_charge" ON "contracts" USING btree ("studio_id",(case when "contract_end_date" < "charged_until" then null else coalesce("charged_until", "start_date" - 1) end));--> statement-breakpoint
CREATE INDEX "payments_to_bill" ON "payments" USING btree ("checkout_id") WHERE "payments"."unbilled";--> statement-breakpoint
CREATE INDEX "voucher_uses_to_bill" ON "voucher_uses" USING btree ("checkout_id") WHERE "voucher_uses"."unbilled";--> statement-breakpoint
CREATE INDEX "checkins_customer_id_checkin_at_index" ON "checkins" USING btree ("customer_id","checkin_at");--> statement-breakpoint
CREATE INDEX "checkins_studio_id_automatic_checkout_at_index" ON "checkins" USING btree ("studio_id","automatic_checkout_at");