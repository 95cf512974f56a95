CREATE TABLE "bot_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"action" text NOT NULL,
	"valid_until" timestamp with time zone NOT NULL
);
