ALTER TABLE "accounts" ADD COLUMN "last_used_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "data_code" text;--> statement-breakpoint
CREATE INDEX "reports_data_code" ON "reports" USING btree ("data_code");--> statement-breakpoint
CREATE FUNCTION "refuse_change_of_decision"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	IF OLD.created_at < now() - interval '24 months' AND NEW.details = '{}' AND to_jsonb(NEW) - 'details' = to_jsonb(OLD) - 'details' THEN RETURN NEW; END IF;
	RAISE EXCEPTION 'What moderators have decided cannot be changed.';
END $$;
--> statement-breakpoint
DROP TRIGGER "moderation_log_stays" ON "moderation_log";
--> statement-breakpoint
CREATE TRIGGER "moderation_log_stays" BEFORE DELETE OR TRUNCATE ON "moderation_log" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
CREATE TRIGGER "moderation_log_words_end" BEFORE UPDATE ON "moderation_log" FOR EACH ROW EXECUTE FUNCTION "refuse_change_of_decision"();
