CREATE TABLE "single_appointment_employees" (
	"studio_id" bigint NOT NULL,
	"employee_id" bigint NOT NULL,
	CONSTRAINT "single_appointment_employees_studio_id_employee_id_pk" PRIMARY KEY("studio_id","employee_id")
);
--> statement-breakpoint
ALTER TABLE "single_appointment_employees" ADD CONSTRAINT "single_appointment_employees_studio_id_studios_id_fk" FOREIGN KEY ("studio_id") REFERENCES "public"."studios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "single_appointment_employees" ADD CONSTRAINT "single_appointment_employees_employee_id_employees_id_fk" FOREIGN KEY ("employee_id") REFERENCES "public"."employees"("id") ON DELETE cascade ON UPDATE no action;