CREATE TABLE app_user (uid int PRIMARY KEY, display_name text NOT NULL, native_lang text NOT NULL, signed_up date NOT NULL, referred_by int REFERENCES app_user, daily_goal_min int NOT NULL);
CREATE TABLE plan (plan_code text PRIMARY KEY, plan_label text NOT NULL, price_month numeric(5,2) NOT NULL);
CREATE TABLE membership (mid int PRIMARY KEY, uid int NOT NULL REFERENCES app_user, plan_code text NOT NULL REFERENCES plan, from_day date NOT NULL, until_day date, auto_renew boolean NOT NULL, discount_pct int NOT NULL);
CREATE TABLE language_course (course_id int PRIMARY KEY, teaches text NOT NULL, cefr text NOT NULL, lesson_count int NOT NULL);
CREATE TABLE enrolment (uid int NOT NULL REFERENCES app_user, course_id int NOT NULL REFERENCES language_course, enrolled_on date NOT NULL, finished_on date, lessons_done int NOT NULL, PRIMARY KEY (uid, course_id));
CREATE TABLE practice (pid int PRIMARY KEY, uid int NOT NULL REFERENCES app_user, course_id int NOT NULL REFERENCES language_course, day date NOT NULL, minutes int NOT NULL, exercises int NOT NULL, mistakes int NOT NULL);
COMMENT ON COLUMN membership.until_day IS 'last day; null while running';
