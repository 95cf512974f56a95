DROP INDEX "payments_updated_at_index";--> statement-breakpoint
ALTER TABLE "payments" RENAME COLUMN "taken_at" TO "captured_at";--> statement-breakpoint
ALTER TABLE "bank_authorizations" RENAME COLUMN "given_back_at" TO "reversed_at";--> statement-breakpoint
ALTER TABLE "bank_authorizations" RENAME COLUMN "comes_back" TO "will_return";--> statement-breakpoint
ALTER TABLE "cancelation_reasons" RENAME COLUMN "of_modules" TO "for_modules";--> statement-breakpoint
ALTER TABLE "reward_news" RENAME COLUMN "told_at" TO "notified_at";--> statement-breakpoint
UPDATE "payments" SET "state" = 'HOLD_REQUESTED' WHERE "state" = 'ASKING';--> statement-breakpoint
UPDATE "payments" SET "state" = 'REVERSING' WHERE "state" = 'GIVING_BACK';--> statement-breakpoint
UPDATE "payment_instruments" SET "behaviour" = case "behaviour" when 'ASKS_EACH_TIME' then 'CHALLENGES_EACH_TIME' when 'ANSWERS_LATE' then 'CONFIRMS_LATE' when 'NEVER_ANSWERS' then 'NEVER_CONFIRMS' else 'RETURNED_LATER' end WHERE "behaviour" in ('ASKS_EACH_TIME', 'ANSWERS_LATE', 'NEVER_ANSWERS', 'COMES_BACK');--> statement-breakpoint
UPDATE "tokenizations" SET "behaviour" = case "behaviour" when 'ASKS_EACH_TIME' then 'CHALLENGES_EACH_TIME' when 'ANSWERS_LATE' then 'CONFIRMS_LATE' when 'NEVER_ANSWERS' then 'NEVER_CONFIRMS' else 'RETURNED_LATER' end WHERE "behaviour" in ('ASKS_EACH_TIME', 'ANSWERS_LATE', 'NEVER_ANSWERS', 'COMES_BACK');--> statement-breakpoint
UPDATE "jobs" SET "job" = jsonb_set("job", '{kind}', '"contractChange"') WHERE "job" ->> 'kind' = 'leaving';--> statement-breakpoint
CREATE INDEX "payments_updated_at_index" ON "payments" USING btree ("updated_at") WHERE "payments"."state" in ('HOLD_REQUESTED', 'AUTHORIZED', 'CAPTURING', 'PENDING', 'REVERSING');
