CREATE TABLE "seed_steps" (
	"name" text PRIMARY KEY NOT NULL
);
