CREATE TABLE "threat_list_keys" (
	"url" text NOT NULL,
	"key" text NOT NULL,
	CONSTRAINT "threat_list_keys_url_key_pk" PRIMARY KEY("url","key")
);
--> statement-breakpoint
CREATE TABLE "threat_lists" (
	"url" text PRIMARY KEY NOT NULL,
	"read_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "threat_list_keys_key" ON "threat_list_keys" USING btree ("key");