-- A place that nobody has confirmed yet is nobody's trial session: it has a row of its own.
UPDATE "trial_sessions" SET "person" = 'hold:' || "confirm_uuid" WHERE "confirm_until" IS NOT NULL AND "confirmed_at" IS NULL;
