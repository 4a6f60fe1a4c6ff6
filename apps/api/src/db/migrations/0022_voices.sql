CREATE TABLE "translation_reviews" (
	"language" text NOT NULL,
	"sentence" text NOT NULL,
	"reviewer" uuid NOT NULL,
	"text" text NOT NULL,
	"correction" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "translation_reviews_language_sentence_reviewer_pk" PRIMARY KEY("language","sentence","reviewer")
);
--> statement-breakpoint
CREATE TABLE "voice_recordings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"language" text NOT NULL,
	"sentence" text NOT NULL,
	"meaning" text NOT NULL,
	"version" integer NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"opus" "bytea" NOT NULL,
	"mp3" "bytea" NOT NULL,
	"seconds" real NOT NULL,
	"credit" text NOT NULL,
	"recorded_by" uuid,
	"note" text,
	"decided_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "translation_reviews" ADD CONSTRAINT "translation_reviews_reviewer_accounts_id_fk" FOREIGN KEY ("reviewer") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voice_recordings" ADD CONSTRAINT "voice_recordings_recorded_by_accounts_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voice_recordings" ADD CONSTRAINT "voice_recordings_decided_by_accounts_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "voice_recordings_version" ON "voice_recordings" USING btree ("language","sentence","version");--> statement-breakpoint
CREATE INDEX "voice_recordings_live" ON "voice_recordings" USING btree ("language","state");