ALTER TABLE "courses" ADD COLUMN "cancelation_rule" jsonb;--> statement-breakpoint
ALTER TABLE "benefits" ADD COLUMN "cancelation_rule" jsonb;--> statement-breakpoint
ALTER TABLE "single_appointments" ADD COLUMN "cancelation_rule" jsonb DEFAULT '{"hours":2,"late":"NOT_POSSIBLE","feeCents":null}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "cancelation_rule" jsonb DEFAULT '{"hours":2,"late":"NOT_POSSIBLE","feeCents":null}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "accepts_late_promotion" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "course_appointment_checkouts" ADD COLUMN "accepts_late_promotion" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "studios" ADD COLUMN "no_show_rule" jsonb;--> statement-breakpoint
ALTER TABLE "studios" ADD COLUMN "days_until_refusal" integer;--> statement-breakpoint
ALTER TABLE "studios" ADD COLUMN "cancelation_rule" jsonb;