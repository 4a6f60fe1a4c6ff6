CREATE TABLE "widget_files" (
	"build" text NOT NULL,
	"name" text NOT NULL,
	"brotli" "bytea" NOT NULL,
	"kept_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "widget_files_build_name_pk" PRIMARY KEY("build","name")
);
