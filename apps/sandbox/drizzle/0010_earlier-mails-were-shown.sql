-- Mails that are there already were shown under /outbox: no mail server is to send them years later.
UPDATE "outbox_mails" SET "closed_at" = "created_at" WHERE "closed_at" IS NULL;
