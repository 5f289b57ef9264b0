CREATE TABLE "accounts_student" (
    "id" integer NOT NULL PRIMARY KEY AUTOINCREMENT,
    "email" varchar(254) NOT NULL UNIQUE,
    "first_name" varchar(60) NOT NULL,
    "last_name" varchar(60) NOT NULL,
    "phone" varchar(30) NOT NULL DEFAULT '',
    "country" varchar(2) NOT NULL,
    "newsletter" bool NOT NULL,
    "is_active" bool NOT NULL,
    "referred_by_id" bigint NULL REFERENCES "accounts_student" ("id"),
    "last_login" datetime NULL,
    "created" datetime NOT NULL
);

CREATE TABLE "courses_category" (
    "id" integer NOT NULL PRIMARY KEY AUTOINCREMENT,
    "name" varchar(80) NOT NULL,
    "slug" varchar(80) NOT NULL UNIQUE
);

CREATE TABLE "courses_instructor" (
    "id" integer NOT NULL PRIMARY KEY AUTOINCREMENT,
    "name" varchar(120) NOT NULL,
    "email" varchar(254) NOT NULL,
    "bio" text NOT NULL DEFAULT '',
    "revenue_share" decimal(4, 2) NOT NULL,
    "is_active" bool NOT NULL,
    "created" datetime NOT NULL
);

CREATE TABLE "courses_course" (
    "id" integer NOT NULL PRIMARY KEY AUTOINCREMENT,
    "title" varchar(160) NOT NULL,
    "slug" varchar(160) NOT NULL UNIQUE,
    "level" varchar(20) NOT NULL,
    "language" varchar(2) NOT NULL,
    "price" decimal(8, 2) NOT NULL,
    "is_active" bool NOT NULL,
    "created" datetime NOT NULL,
    "category_id" bigint NOT NULL REFERENCES "courses_category" ("id") DEFERRABLE INITIALLY DEFERRED,
    "instructor_id" bigint NOT NULL REFERENCES "courses_instructor" ("id") DEFERRABLE INITIALLY DEFERRED
);

CREATE TABLE "courses_lesson" (
    "id" integer NOT NULL PRIMARY KEY AUTOINCREMENT,
    "course_id" bigint NOT NULL REFERENCES "courses_course" ("id") DEFERRABLE INITIALLY DEFERRED,
    "position" smallint NOT NULL,
    "title" varchar(160) NOT NULL,
    "duration_minutes" smallint NOT NULL,
    "is_preview" bool NOT NULL,
    CONSTRAINT "uniq_lesson_position" UNIQUE ("course_id", "position")
);

CREATE TABLE "shop_coupon" (
    "id" integer NOT NULL PRIMARY KEY AUTOINCREMENT,
    "code" varchar(30) NOT NULL UNIQUE,
    "percent_off" smallint NOT NULL,
    "valid_from" datetime NOT NULL,
    "valid_until" datetime NULL,
    "is_active" bool NOT NULL
);

CREATE TABLE "shop_orderstatus" (
    "id" smallint NOT NULL PRIMARY KEY,
    "name" varchar(30) NOT NULL
);

CREATE TABLE "shop_order" (
    "id" integer NOT NULL PRIMARY KEY AUTOINCREMENT,
    "number" varchar(20) NOT NULL UNIQUE,
    "student_id" bigint NOT NULL REFERENCES "accounts_student" ("id") DEFERRABLE INITIALLY DEFERRED,
    "coupon_id" bigint NULL REFERENCES "shop_coupon" ("id") DEFERRABLE INITIALLY DEFERRED,
    "status_id" smallint NOT NULL REFERENCES "shop_orderstatus" ("id") DEFERRABLE INITIALLY DEFERRED,
    "payment_method" varchar(20) NOT NULL,
    "total" decimal(10, 2) NOT NULL,
    "paid_at" datetime NULL,
    "created" datetime NOT NULL
);
CREATE INDEX "shop_order_student_id_5d1c" ON "shop_order" ("student_id");
CREATE INDEX "shop_order_created_91fe" ON "shop_order" ("created");

-- price is frozen at checkout, discount comes from the coupon
CREATE TABLE "shop_orderitem" (
    "id" integer NOT NULL PRIMARY KEY AUTOINCREMENT,
    "order_id" bigint NOT NULL REFERENCES "shop_order" ("id") DEFERRABLE INITIALLY DEFERRED,
    "course_id" bigint NOT NULL REFERENCES "courses_course" ("id") DEFERRABLE INITIALLY DEFERRED,
    "price" decimal(8, 2) NOT NULL,
    "discount" decimal(8, 2) NOT NULL DEFAULT 0
);
CREATE INDEX "shop_orderitem_order_id_3a77" ON "shop_orderitem" ("order_id");

CREATE TABLE "shop_refund" (
    "id" integer NOT NULL PRIMARY KEY AUTOINCREMENT,
    "order_item_id" bigint NOT NULL,
    "amount" decimal(8, 2) NOT NULL,
    "reason" varchar(60) NOT NULL,
    "status" varchar(12) NOT NULL, -- requested / approved / rejected / paid
    "created" datetime NOT NULL,
    "paid_at" datetime NULL
);

CREATE TABLE "courses_enrolment" (
    "id" integer NOT NULL PRIMARY KEY AUTOINCREMENT,
    "student_id" bigint NOT NULL REFERENCES "accounts_student" ("id") DEFERRABLE INITIALLY DEFERRED,
    "course_id" bigint NOT NULL REFERENCES "courses_course" ("id") DEFERRABLE INITIALLY DEFERRED,
    "order_item_id" bigint NULL REFERENCES "shop_orderitem" ("id") DEFERRABLE INITIALLY DEFERRED,
    "status" varchar(12) NOT NULL,
    "created" datetime NOT NULL,
    "completed_at" datetime NULL,
    CONSTRAINT "uniq_student_course" UNIQUE ("student_id", "course_id")
);

CREATE TABLE "courses_lessonprogress" (
    "id" integer NOT NULL PRIMARY KEY AUTOINCREMENT,
    "enrolment_id" bigint NOT NULL REFERENCES "courses_enrolment" ("id") DEFERRABLE INITIALLY DEFERRED,
    "lesson_id" bigint NOT NULL REFERENCES "courses_lesson" ("id") DEFERRABLE INITIALLY DEFERRED,
    "is_completed" bool NOT NULL,
    "created" datetime NOT NULL,
    "completed_at" datetime NULL
);
CREATE INDEX "courses_lessonprogress_enrolment_id_77b0" ON "courses_lessonprogress" ("enrolment_id");

CREATE TABLE "courses_certificate" (
    "id" integer NOT NULL PRIMARY KEY AUTOINCREMENT,
    "enrolment_id" bigint NOT NULL UNIQUE REFERENCES "courses_enrolment" ("id") DEFERRABLE INITIALLY DEFERRED,
    "serial" varchar(20) NOT NULL UNIQUE,
    "created" datetime NOT NULL
);

CREATE TABLE "courses_review" (
    "id" integer NOT NULL PRIMARY KEY AUTOINCREMENT,
    "student_id" bigint NOT NULL REFERENCES "accounts_student" ("id") DEFERRABLE INITIALLY DEFERRED,
    "course_id" bigint NOT NULL,
    "rating" smallint NOT NULL CHECK ("rating" BETWEEN 1 AND 5),
    "body" text NOT NULL DEFAULT '',
    "created" datetime NOT NULL
);
