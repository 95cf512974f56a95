ALTER TABLE "bookings" ADD COLUMN "end_reason" text;--> statement-breakpoint
ALTER TABLE "single_appointments" ADD COLUMN "end_reason" text;