ALTER TABLE "reports" ADD COLUMN "site" text;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "is_read" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "reports" SET "is_read" = true FROM "scams" WHERE "scams"."id" = "reports"."scam_id" AND "scams"."status" = 'published';--> statement-breakpoint
-- What was counted until now by people of one hour counts anew as one.
WITH people AS (
	SELECT "scam_id", min("created_at") AS first FROM "reports" GROUP BY "scam_id", "network"
), sums AS (
	SELECT "scam_id", count(DISTINCT date_trunc('hour', first, 'UTC')) AS voices FROM people GROUP BY "scam_id"
)
UPDATE "scams" SET "reporters" = voices FROM sums WHERE "scam_id" = "scams"."id" AND "status" = 'pending';--> statement-breakpoint
UPDATE "reputation_clock" SET "value" = "value" + 1;--> statement-breakpoint
WITH people AS (
	SELECT "key", min("created_at") AS first, max("created_at") AS last
	FROM "report_keys"
		JOIN "reports" ON "reports"."id" = "report_keys"."report_id"
		JOIN "scams" ON "scams"."id" = "reports"."scam_id"
	WHERE "scams"."status" = 'pending' AND NOT "scams"."is_protected" AND "created_at" > now() - interval '730 days'
	GROUP BY "key", "network"
), hours AS (
	SELECT "key", max(last) AS last FROM people GROUP BY "key", date_trunc('hour', first, 'UTC')
), sums AS (
	SELECT "key", count(*) AS voices, (array_agg(last ORDER BY last DESC))[3] + interval '365 days' AS until
	FROM hours GROUP BY "key"
)
UPDATE "reputation" SET "reports" = voices, "counts_until" = until, "updated_at" = now(),
	"change" = (SELECT max("value") FROM "reputation_clock")
FROM sums WHERE sums."key" = "reputation"."key" AND NOT "confirmed";
