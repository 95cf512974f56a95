CREATE TABLE "trial_configurations" (
	"tenant" text NOT NULL,
	"id" bigint NOT NULL,
	"name" text,
	"description" text,
	"contact_fields" jsonb NOT NULL,
	"courses_allowed" boolean NOT NULL,
	CONSTRAINT "trial_configurations_tenant_id_pk" PRIMARY KEY("tenant","id")
);
--> statement-breakpoint
CREATE TABLE "trial_leads" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"studio_id" bigint NOT NULL,
	"firstname" text,
	"lastname" text,
	"email" text,
	"phone" text,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trial_sessions" (
	"tenant" text NOT NULL,
	"person" text NOT NULL,
	"benefit_id" bigint NOT NULL,
	"single_appointment_id" bigint,
	"booking_id" bigint,
	"contact" jsonb,
	"confirm_uuid" uuid NOT NULL,
	"confirm_until" timestamp with time zone,
	"confirmed_at" timestamp with time zone,
	CONSTRAINT "trial_sessions_tenant_person_pk" PRIMARY KEY("tenant","person"),
	CONSTRAINT "trial_sessions_confirmUuid_unique" UNIQUE("confirm_uuid")
);
--> statement-breakpoint
ALTER TABLE "trial_configurations" ADD CONSTRAINT "trial_configurations_tenant_tenants_name_fk" FOREIGN KEY ("tenant") REFERENCES "public"."tenants"("name") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trial_leads" ADD CONSTRAINT "trial_leads_studio_id_studios_id_fk" FOREIGN KEY ("studio_id") REFERENCES "public"."studios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trial_sessions" ADD CONSTRAINT "trial_sessions_tenant_tenants_name_fk" FOREIGN KEY ("tenant") REFERENCES "public"."tenants"("name") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trial_sessions" ADD CONSTRAINT "trial_sessions_benefit_id_benefits_id_fk" FOREIGN KEY ("benefit_id") REFERENCES "public"."benefits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trial_sessions" ADD CONSTRAINT "trial_sessions_single_appointment_id_single_appointments_id_fk" FOREIGN KEY ("single_appointment_id") REFERENCES "public"."single_appointments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trial_sessions" ADD CONSTRAINT "trial_sessions_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "trial_leads_studio_id_index" ON "trial_leads" USING btree ("studio_id");--> statement-breakpoint
CREATE INDEX "trial_sessions_single_appointment_id_index" ON "trial_sessions" USING btree ("single_appointment_id");--> statement-breakpoint
CREATE INDEX "trial_sessions_booking_id_index" ON "trial_sessions" USING btree ("booking_id");