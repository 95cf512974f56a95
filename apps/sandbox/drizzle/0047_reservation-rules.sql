ALTER TABLE "checkin_reservations" ADD COLUMN "cancelation_rule" jsonb DEFAULT '{"hours":0,"late":"NOT_POSSIBLE","feeCents":null}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "studios" ADD COLUMN "reservation_rule" jsonb;--> statement-breakpoint
CREATE INDEX "single_appointments_starts_at_index" ON "single_appointments" USING btree ("starts_at");